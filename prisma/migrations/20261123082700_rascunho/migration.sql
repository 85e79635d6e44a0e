-- AlterTable
ALTER TABLE "torneios" ADD COLUMN     "publicado_em" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;

-- What there is was open to everybody it is for from its creation on
UPDATE "torneios" SET "publicado_em" = "created_at";

-- A draft is never drawn
ALTER TABLE "torneios" ADD CONSTRAINT "torneios_rascunho_check"
  CHECK ("publicado_em" IS NOT NULL OR "status" = 'inscricoes_abertas');
