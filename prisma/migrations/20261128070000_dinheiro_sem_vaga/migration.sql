-- Money that comes when the place is gone is the payer's credit, and goes back out of it
ALTER TABLE "lancamentos" ADD COLUMN     "do_credito" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "lancamentos" ADD CONSTRAINT "lancamentos_do_credito" CHECK (NOT "do_credito" OR "tipo" IN ('reembolso', 'cancelamento'));

-- Who played with whom before the place was lost: both get it back together
ALTER TABLE "inscricoes_torneios" ADD COLUMN     "dupla_anterior_id" UUID;

-- What has to be given back, of each who is paid
CREATE INDEX "faturamento_a_devolver" ON "faturamento"("arena_id", "data_servico" DESC, "id" DESC) WHERE "credito_centavos" > 0;
