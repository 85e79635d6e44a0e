-- CreateEnum
CREATE TYPE "tipo_plano_aula" AS ENUM ('avulsa', 'pacote', 'mensalidade');

-- AlterTable
ALTER TABLE "creditos_aulas" ADD COLUMN     "comprado_como" TEXT;

-- AlterTable
ALTER TABLE "faturamento" ADD COLUMN     "plano_aula_id" UUID;

-- CreateTable
CREATE TABLE "planos_aulas" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "tipo" "tipo_plano_aula" NOT NULL,
    "nome" TEXT NOT NULL,
    "valor_centavos" INTEGER NOT NULL,
    "aulas" INTEGER,
    "validade_dias" INTEGER,
    "a_venda" BOOLEAN NOT NULL DEFAULT true,
    "chave_pedido" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "planos_aulas_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "planos_aulas_arena_id_chave_pedido_key" ON "planos_aulas"("arena_id", "chave_pedido");

-- CreateIndex
CREATE INDEX "faturamento_plano_aula_id_idx" ON "faturamento"("plano_aula_id");

-- AddForeignKey
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_plano_aula_id_fkey" FOREIGN KEY ("plano_aula_id") REFERENCES "planos_aulas"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "planos_aulas" ADD CONSTRAINT "planos_aulas_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "planos_aulas"
  ADD CONSTRAINT "planos_aulas_valor" CHECK ("valor_centavos" > 0),
  ADD CONSTRAINT "planos_aulas_pacote" CHECK (CASE WHEN "tipo" = 'pacote'
    THEN "aulas" BETWEEN 1 AND 60 AND "validade_dias" BETWEEN 1 AND 730
    ELSE "aulas" IS NULL AND "validade_dias" IS NULL END);
