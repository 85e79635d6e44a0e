-- AlterTable
ALTER TABLE "certificacoes_professor" ADD COLUMN     "chave" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "certificacoes_chave" ON "certificacoes_professor"("professor_id", "chave");
