-- AlterTable
ALTER TABLE "faturamento" ADD COLUMN     "credito_aula_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "faturamento_credito_aula_id_key" ON "faturamento"("credito_aula_id");

-- AddForeignKey
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_credito_aula_id_fkey" FOREIGN KEY ("credito_aula_id") REFERENCES "creditos_aulas"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Who books a class by a charge owes it for a class
ALTER TABLE "faturamento" ADD CONSTRAINT "faturamento_credito_aula" CHECK ("credito_aula_id" IS NULL OR "tipo_cobranca" = 'aula_avulsa');
