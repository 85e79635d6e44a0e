-- AlterTable
ALTER TABLE "federacoes" ADD COLUMN     "chave_pix" TEXT,
ADD COLUMN     "cidade" TEXT,
ADD COLUMN     "uf" CHAR(2);

ALTER TABLE "federacoes" ADD CONSTRAINT "federacoes_uf" CHECK ("uf" ~ '^[A-Z]{2}$');
