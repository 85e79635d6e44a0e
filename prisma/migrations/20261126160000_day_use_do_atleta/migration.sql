-- AlterTable
ALTER TABLE "day_uses" ADD COLUMN     "abre" TIMESTAMPTZ(3),
ADD COLUMN     "aluno_id" UUID,
ADD COLUMN     "avisar_arena" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "cancelado_por" "parte_locacao",
ADD COLUMN     "fecha" TIMESTAMPTZ(3),
ADD COLUMN     "motivo_cancelamento" TEXT,
ADD COLUMN     "multa_centavos" INTEGER,
ADD COLUMN     "pedido" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "day_uses_aluno_id_dia_idx" ON "day_uses"("aluno_id", "dia");

-- AddForeignKey
ALTER TABLE "day_uses" ADD CONSTRAINT "day_uses_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One person comes in once a day.
CREATE UNIQUE INDEX "day_uses_um_por_dia" ON "day_uses"("arena_id", "dia", "aluno_id") WHERE "cancelado_em" IS NULL;
-- What waits for an answer, and what the arena has to hear of: few, looked for every few minutes.
CREATE INDEX "day_uses_pedidos" ON "day_uses"("created_at") WHERE "pedido" AND "cancelado_em" IS NULL;
CREATE INDEX "day_uses_devolvidos" ON "day_uses"("arena_id") WHERE "avisar_arena";

ALTER TABLE "day_uses"
  ADD CONSTRAINT "day_uses_do_atleta" CHECK ("aluno_id" IS NULL OR "abre" IS NOT NULL AND "pessoas" = 1),
  ADD CONSTRAINT "day_uses_pedido" CHECK (NOT "pedido" OR "abre" IS NOT NULL),
  ADD CONSTRAINT "day_uses_horas" CHECK (("abre" IS NULL) = ("fecha" IS NULL) AND ("abre" IS NULL OR "fecha" > "abre")),
  ADD CONSTRAINT "day_uses_multa" CHECK ("multa_centavos" IS NULL OR "multa_centavos" BETWEEN 0 AND "valor_centavos");
