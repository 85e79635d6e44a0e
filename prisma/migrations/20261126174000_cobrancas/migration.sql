-- CreateEnum
CREATE TYPE "tipo_cobranca" AS ENUM ('mensalidade', 'aula_avulsa', 'trimestral', 'pacote', 'locacao_quadra', 'day_use', 'inscricao', 'outra');

-- AlterTable
ALTER TABLE "faturamento" ADD COLUMN     "chave_pedido" UUID,
ADD COLUMN     "cliente" TEXT,
ADD COLUMN     "encargos_centavos" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "mes_referencia" DATE,
ADD COLUMN     "tipo_cobranca" "tipo_cobranca" NOT NULL DEFAULT 'outra';

-- What was charged before is of the kind that its service and its text say
UPDATE "faturamento" SET "tipo_cobranca" = CASE
    WHEN "tipo_servico" = 'locacao' THEN 'locacao_quadra'::"tipo_cobranca"
    WHEN "tipo_servico" = 'day_use' THEN 'day_use'
    WHEN "tipo_servico" = 'torneio' THEN 'inscricao'
    WHEN "descricao" ILIKE 'mensalidade%' THEN 'mensalidade'
    WHEN "descricao" ILIKE 'trimestral%' THEN 'trimestral'
    WHEN "descricao" ILIKE 'pacote%' THEN 'pacote'
    ELSE 'aula_avulsa' END;

-- Who is no athlete pays under a name; the month that is paid for is named by its first day
ALTER TABLE "faturamento"
  ADD CONSTRAINT "faturamento_cliente" CHECK ("cliente" IS NULL OR "aluno_id" IS NULL),
  ADD CONSTRAINT "faturamento_mes" CHECK (EXTRACT(DAY FROM "mes_referencia") = 1),
  ADD CONSTRAINT "faturamento_encargos" CHECK ("encargos_centavos" BETWEEN 0 AND "recebido_centavos");

-- What is sent twice charges once
CREATE UNIQUE INDEX "faturamento_pedido" ON "faturamento"("chave_pedido", "aluno_id") NULLS NOT DISTINCT WHERE "chave_pedido" IS NOT NULL;
-- Who is late, and what is to come: only what is open
CREATE INDEX "faturamento_abertas" ON "faturamento"("arena_id", "vencimento") WHERE "status_pagamento" = 'pendente';
-- What was paid last
CREATE INDEX "faturamento_pagas" ON "faturamento"("arena_id", "pago_em" DESC, "id" DESC) WHERE "pago_em" IS NOT NULL;
-- What came and went back in a month
CREATE INDEX "lancamentos_dinheiro" ON "lancamentos"("dia") WHERE "tipo" IN ('pagamento', 'reembolso');
