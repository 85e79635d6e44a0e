-- AlterTable
ALTER TABLE "filas_aulas" ADD COLUMN     "pergunta_ate" TIMESTAMPTZ(3);
