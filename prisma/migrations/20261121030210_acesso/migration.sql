-- CreateEnum
CREATE TYPE "tipo_chave" AS ENUM ('parceiro', 'analista');

-- CreateEnum
CREATE TYPE "permissao_chave" AS ENUM ('ler_rankings', 'ler_resultados');

-- AlterEnum
ALTER TYPE "finalidade_link" ADD VALUE 'trocar_email';

-- AlterTable
ALTER TABLE "links_email" ADD COLUMN     "cadastro" JSONB,
ADD COLUMN     "novo_email" TEXT;

-- AlterTable
ALTER TABLE "usuarios" ADD COLUMN     "excluido_em" TIMESTAMPTZ(3),
ADD COLUMN     "senha_provisoria_ate" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "chaves_api" (
    "id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "tipo" "tipo_chave" NOT NULL,
    "permissoes" "permissao_chave"[],
    "federacao_id" UUID,
    "criada_por" UUID,
    "hash" BYTEA NOT NULL,
    "final" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expira_em" TIMESTAMPTZ(3),
    "revogada_em" TIMESTAMPTZ(3),
    "ultimo_uso_em" TIMESTAMPTZ(3),

    CONSTRAINT "chaves_api_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "leituras_dados_pessoais" (
    "leitor_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "dia" DATE NOT NULL,

    CONSTRAINT "leituras_dados_pessoais_pkey" PRIMARY KEY ("aluno_id","leitor_id","dia")
);

-- CreateIndex
CREATE UNIQUE INDEX "chaves_api_hash_key" ON "chaves_api"("hash");

-- CreateIndex
CREATE INDEX "chaves_api_federacao_id_idx" ON "chaves_api"("federacao_id");

-- CreateIndex
CREATE INDEX "chaves_api_criada_por_idx" ON "chaves_api"("criada_por");

-- CreateIndex
CREATE INDEX "leituras_dados_pessoais_leitor_id_idx" ON "leituras_dados_pessoais"("leitor_id");

-- AddForeignKey
ALTER TABLE "chaves_api" ADD CONSTRAINT "chaves_api_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chaves_api" ADD CONSTRAINT "chaves_api_criada_por_fkey" FOREIGN KEY ("criada_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leituras_dados_pessoais" ADD CONSTRAINT "leituras_dados_pessoais_leitor_id_fkey" FOREIGN KEY ("leitor_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leituras_dados_pessoais" ADD CONSTRAINT "leituras_dados_pessoais_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the application promises, held by the database too
ALTER TABLE "links_email" ADD CONSTRAINT "links_email_novo_minusculo" CHECK ("novo_email" = lower("novo_email")),
  ADD CONSTRAINT "links_email_novo_email" CHECK (("novo_email" IS NOT NULL) = ("finalidade"::text = 'trocar_email'));
ALTER TABLE "chaves_api" ADD CONSTRAINT "chaves_api_analista_sem_federacao" CHECK ("tipo" = 'parceiro' OR "federacao_id" IS NULL),
  ADD CONSTRAINT "chaves_api_permissoes" CHECK (cardinality("permissoes") > 0);
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_excluidos_desativados" CHECK ("excluido_em" IS NULL OR "desativado_em" IS NOT NULL);
