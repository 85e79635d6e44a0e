-- CreateIndex
CREATE UNIQUE INDEX "faturamento_mensalidade_mes" ON "faturamento"("mensalidade_id", "mes_referencia");
