-- AlterTable
ALTER TABLE "alteracoes_cadastro" ADD COLUMN "nome_antes" TEXT,
  ADD COLUMN "nome_depois" TEXT,
  ADD COLUMN "telefone_antes" TEXT,
  ADD COLUMN "telefone_depois" TEXT,
  ADD COLUMN "cpf_mudou" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "alteracoes_cadastro" DROP CONSTRAINT "alteracoes_cadastro_algo_mudou";
ALTER TABLE "alteracoes_cadastro" ADD CONSTRAINT "alteracoes_cadastro_algo_mudou" CHECK (
    "nivel_antes" IS DISTINCT FROM "nivel_depois"
    OR "data_nascimento_antes" IS DISTINCT FROM "data_nascimento_depois"
    OR "genero_antes" IS DISTINCT FROM "genero_depois"
    OR "nome_antes" IS DISTINCT FROM "nome_depois"
    OR "telefone_antes" IS DISTINCT FROM "telefone_depois"
    OR "cpf_mudou");
