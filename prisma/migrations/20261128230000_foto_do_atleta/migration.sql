-- AlterTable
ALTER TABLE "alunos" ADD COLUMN     "chave_foto" UUID;

-- AlterTable
ALTER TABLE "alteracoes_cadastro" ADD COLUMN     "foto_removida" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "fotos_atletas" (
    "aluno_id" UUID NOT NULL,
    "tipo" TEXT NOT NULL,
    "conteudo" BYTEA NOT NULL,
    "enviada_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "fotos_atletas_pkey" PRIMARY KEY ("aluno_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "alunos_chave_foto_key" ON "alunos"("chave_foto");

-- AddForeignKey
ALTER TABLE "fotos_atletas" ADD CONSTRAINT "fotos_atletas_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;
