-- AlterTable
ALTER TABLE "locacoes" ADD COLUMN     "avisar_arena" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "lancamentos_creditos" ADD COLUMN     "motivo_retirada" TEXT,
ADD COLUMN     "retirada_id" UUID;

-- AlterTable
ALTER TABLE "arenas" ADD COLUMN     "lembrar_vespera" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "lembretes_vespera" (
    "arena_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "dia" DATE NOT NULL,

    CONSTRAINT "lembretes_vespera_pkey" PRIMARY KEY ("arena_id","aluno_id","dia")
);

-- CreateIndex
CREATE INDEX "lembretes_vespera_aluno_id_idx" ON "lembretes_vespera"("aluno_id");

-- CreateIndex
CREATE INDEX "lembretes_vespera_dia_idx" ON "lembretes_vespera"("dia");

-- AddForeignKey
ALTER TABLE "lembretes_vespera" ADD CONSTRAINT "lembretes_vespera_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lembretes_vespera" ADD CONSTRAINT "lembretes_vespera_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a job looks for every few minutes is little among all that was ever rented.
CREATE INDEX "locacoes_pedidas" ON "locacoes"("created_at") WHERE "status" = 'pedida';
CREATE INDEX "locacoes_a_avisar" ON "locacoes"("quadra_id") WHERE "avisar_arena";
ALTER TABLE "locacoes" ADD CONSTRAINT "locacoes_aviso" CHECK (NOT "avisar_arena" OR "status" = 'cancelada' AND "cancelada_por" = 'cliente');

ALTER TABLE "lancamentos_creditos" ADD CONSTRAINT "lancamentos_creditos_retirada"
  CHECK (("retirada_id" IS NULL) = ("motivo_retirada" IS NULL) AND ("retirada_id" IS NULL OR "para" = 'cancelado'));
