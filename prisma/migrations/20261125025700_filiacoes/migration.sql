-- CreateEnum
CREATE TYPE "lado_filiacao" AS ENUM ('arena', 'federacao', 'administracao');

-- CreateEnum
CREATE TYPE "status_filiacao" AS ENUM ('pendente', 'ativa', 'recusada', 'retirada', 'encerrada');

-- CreateTable
CREATE TABLE "filiacoes" (
    "id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "federacao_id" UUID NOT NULL,
    "status" "status_filiacao" NOT NULL DEFAULT 'pendente',
    "proposta_por" "lado_filiacao" NOT NULL,
    "proposta_em" TIMESTAMPTZ(3) NOT NULL,
    "respondida_em" TIMESTAMPTZ(3),
    "encerrada_em" TIMESTAMPTZ(3),
    "encerrada_por" "lado_filiacao",

    CONSTRAINT "filiacoes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "filiacoes_arena_id_proposta_em_id_idx" ON "filiacoes"("arena_id", "proposta_em" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "filiacoes_federacao_id_proposta_em_id_idx" ON "filiacoes"("federacao_id", "proposta_em" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "filiacoes" ADD CONSTRAINT "filiacoes_arena_id_fkey" FOREIGN KEY ("arena_id") REFERENCES "arenas"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "filiacoes" ADD CONSTRAINT "filiacoes_federacao_id_fkey" FOREIGN KEY ("federacao_id") REFERENCES "federacoes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One proposal of the same waits at a time, and an arena belongs to one federation
CREATE UNIQUE INDEX "filiacoes_uma_pendente" ON "filiacoes"("arena_id", "federacao_id") WHERE "status" = 'pendente';
CREATE UNIQUE INDEX "filiacoes_uma_ativa" ON "filiacoes"("arena_id") WHERE "status" = 'ativa';

-- What waits has no answer; what is over says since when and by whom
ALTER TABLE "filiacoes" ADD CONSTRAINT "filiacoes_resposta_check" CHECK (("status" = 'pendente') = ("respondida_em" IS NULL)),
  ADD CONSTRAINT "filiacoes_fim_check" CHECK (("status" = 'encerrada') = ("encerrada_em" IS NOT NULL)
    AND ("encerrada_por" IS NULL OR "encerrada_em" IS NOT NULL)),
  ADD CONSTRAINT "filiacoes_proposta_check" CHECK ("proposta_por" IN ('arena', 'federacao'));

-- Arenas that belong to a federation already: nobody knows since when, so since both were there
INSERT INTO "filiacoes" ("id", "arena_id", "federacao_id", "status", "proposta_por", "proposta_em", "respondida_em")
SELECT gen_random_uuid(), a."id", f."id", 'ativa', 'federacao', greatest(a."created_at", f."created_at"), greatest(a."created_at", f."created_at")
FROM "arenas" a JOIN "federacoes" f ON f."id" = a."federacao_id";
