-- CreateTable
CREATE TABLE "recusas_cadastro" (
    "user_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "recusado_em" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recusas_cadastro_pkey" PRIMARY KEY ("user_id","aluno_id")
);

-- CreateIndex
CREATE INDEX "recusas_cadastro_aluno_id_idx" ON "recusas_cadastro"("aluno_id");

-- AddForeignKey
ALTER TABLE "recusas_cadastro" ADD CONSTRAINT "recusas_cadastro_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recusas_cadastro" ADD CONSTRAINT "recusas_cadastro_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;
