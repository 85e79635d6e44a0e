-- AlterTable
ALTER TABLE "locacoes" ADD COLUMN     "observacao" TEXT;
