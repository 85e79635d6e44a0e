-- AlterTable
ALTER TABLE "convites_dupla" ADD COLUMN     "convidado_id" UUID,
ADD COLUMN     "convidado_por" UUID;

-- Only an organiser asks a guest
ALTER TABLE "convites_dupla" ADD CONSTRAINT "convites_dupla_convidado_check"
  CHECK ("convidado_por" IS NULL OR "convidado_id" IS NOT NULL);

-- AlterTable
ALTER TABLE "inscricoes_torneios" ADD COLUMN     "aguarda_aceite" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "convites_dupla_convidado_id_idx" ON "convites_dupla"("convidado_id");

-- AddForeignKey
ALTER TABLE "convites_dupla" ADD CONSTRAINT "convites_dupla_convidado_id_fkey" FOREIGN KEY ("convidado_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;
