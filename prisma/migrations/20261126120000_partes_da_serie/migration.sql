-- AlterTable
ALTER TABLE "aulas_professor" ADD COLUMN     "primeira_parte_id" UUID;

-- CreateIndex
CREATE INDEX "aulas_professor_primeira_parte_id_idx" ON "aulas_professor"("primeira_parte_id");

-- AddForeignKey
ALTER TABLE "aulas_professor" ADD CONSTRAINT "aulas_professor_primeira_parte_id_fkey" FOREIGN KEY ("primeira_parte_id") REFERENCES "aulas_professor"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
