-- AlterTable
ALTER TABLE "alunos" ADD COLUMN     "chave_foto" UUID;

-- AlterTable
ALTER TABLE "alteracoes_cadastro" ADD COLUMN     "foto_removida" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "fotos_atletas" (
    "chave" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "tipo" TEXT NOT NULL,
    "conteudo" BYTEA NOT NULL,
    "enviada_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "fotos_atletas_pkey" PRIMARY KEY ("chave")
);

-- CreateIndex
CREATE UNIQUE INDEX "alunos_chave_foto_key" ON "alunos"("chave_foto");

-- CreateIndex
CREATE UNIQUE INDEX "fotos_atletas_aluno_id_key" ON "fotos_atletas"("aluno_id");

-- AddForeignKey
ALTER TABLE "fotos_atletas" ADD CONSTRAINT "fotos_atletas_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "fotos_atletas"
  ADD CONSTRAINT "fotos_atletas_tipo_check" CHECK ("tipo" IN ('image/png', 'image/jpeg', 'image/webp')),
  ADD CONSTRAINT "fotos_atletas_conteudo_check" CHECK (octet_length("conteudo") BETWEEN 1 AND 262144);

-- Pictures are compressed already.
ALTER TABLE "fotos_atletas" ALTER COLUMN "conteudo" SET STORAGE EXTERNAL;

-- A photo that another person removed is a change as well.
ALTER TABLE "alteracoes_cadastro" DROP CONSTRAINT "alteracoes_cadastro_algo_mudou";
ALTER TABLE "alteracoes_cadastro" ADD CONSTRAINT "alteracoes_cadastro_algo_mudou" CHECK (
    "nivel_antes" IS DISTINCT FROM "nivel_depois"
    OR "data_nascimento_antes" IS DISTINCT FROM "data_nascimento_depois"
    OR "genero_antes" IS DISTINCT FROM "genero_depois"
    OR "nome_antes" IS DISTINCT FROM "nome_depois"
    OR "telefone_antes" IS DISTINCT FROM "telefone_depois"
    OR "cpf_mudou"
    OR "foto_removida");
