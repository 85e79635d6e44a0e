-- Nothing has ever been kept as "pendente": that a class waits for students follows from how many there are. What is kept is
-- that the arena holds on to one that has too few.
ALTER TYPE "status_aula" RENAME VALUE 'pendente' TO 'mantida';

-- AlterTable
ALTER TABLE "aulas" ADD COLUMN     "mantida_por" UUID,
ADD COLUMN     "min_alunos" INTEGER,
ADD COLUMN     "minimo_avisado_em" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "aulas_professor" ADD COLUMN     "min_alunos" INTEGER;

-- CreateIndex
CREATE INDEX "aulas_mantida_por_idx" ON "aulas"("mantida_por");

-- AddForeignKey
ALTER TABLE "aulas" ADD CONSTRAINT "aulas_mantida_por_fkey" FOREIGN KEY ("mantida_por") REFERENCES "usuarios"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Those that may wait for students: few, looked for every quarter of an hour.
CREATE INDEX "aulas_com_minimo" ON "aulas"("inicio") WHERE "min_alunos" IS NOT NULL;

ALTER TABLE "aulas_professor"
  ADD CONSTRAINT "aulas_professor_minimo" CHECK ("min_alunos" IS NULL OR "min_alunos" BETWEEN 2 AND "max_alunos");
ALTER TABLE "aulas"
  ADD CONSTRAINT "aulas_minimo" CHECK ("min_alunos" IS NULL OR "min_alunos" BETWEEN 2 AND "max_alunos"),
  DROP CONSTRAINT "aulas_so_desta",
  ADD CONSTRAINT "aulas_so_desta" CHECK ("so_desta" <@ ARRAY['date', 'starts', 'ends', 'teacher', 'court', 'minimum']);
