-- AlterTable
ALTER TABLE "faturamento" ADD COLUMN     "day_use_id" UUID,
ADD COLUMN     "locacao_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "faturamento_locacao_id_key" ON "faturamento"("locacao_id");

-- CreateIndex
CREATE UNIQUE INDEX "faturamento_day_use_id_key" ON "faturamento"("day_use_id");

-- AddForeignKey
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_locacao_id_fkey" FOREIGN KEY ("locacao_id") REFERENCES "locacoes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_day_use_id_fkey" FOREIGN KEY ("day_use_id") REFERENCES "day_uses"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The charge of a booking is of the booking's kind
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_locacao" CHECK ("locacao_id" IS NULL OR "tipo_cobranca" = 'locacao_quadra');
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_day_use" CHECK ("day_use_id" IS NULL OR "tipo_cobranca" = 'day_use');
