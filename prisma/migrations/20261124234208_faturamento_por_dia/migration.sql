-- DropIndex
DROP INDEX "faturamento_data_servico_idx";

-- CreateIndex
CREATE INDEX "faturamento_data_servico_id_idx" ON "faturamento"("data_servico" DESC, "id" DESC);
