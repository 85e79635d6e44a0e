-- CreateEnum
CREATE TYPE "motivo_ocupacao" AS ENUM ('aula', 'locacao', 'bloqueio', 'jogo');

-- CreateTable
CREATE TABLE "ocupacoes_quadras" (
    "id" UUID NOT NULL,
    "quadra_id" UUID NOT NULL,
    "arena_id" UUID NOT NULL,
    "motivo" "motivo_ocupacao" NOT NULL,
    "inicio" TIMESTAMPTZ(3) NOT NULL,
    "fim" TIMESTAMPTZ(3) NOT NULL,
    "mesmo_assim" BOOLEAN NOT NULL DEFAULT false,
    "locacao_id" UUID,
    "jogo_id" UUID,

    CONSTRAINT "ocupacoes_quadras_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ocupacoes_quadras_locacao_id_key" ON "ocupacoes_quadras"("locacao_id");

-- CreateIndex
CREATE UNIQUE INDEX "ocupacoes_quadras_jogo_id_key" ON "ocupacoes_quadras"("jogo_id");

-- CreateIndex
CREATE UNIQUE INDEX "quadras_id_arena_id_key" ON "quadras"("id", "arena_id");

-- AddForeignKey
ALTER TABLE "ocupacoes_quadras" ADD CONSTRAINT "ocupacoes_quadras_quadra_id_arena_id_fkey" FOREIGN KEY ("quadra_id", "arena_id") REFERENCES "quadras"("id", "arena_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ocupacoes_quadras" ADD CONSTRAINT "ocupacoes_quadras_locacao_id_fkey" FOREIGN KEY ("locacao_id") REFERENCES "locacoes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ocupacoes_quadras" ADD CONSTRAINT "ocupacoes_quadras_jogo_id_fkey" FOREIGN KEY ("jogo_id") REFERENCES "jogos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What takes a court today. Matches did not overlap each other, nor rentals each other. A match that a rental or a block
-- was laid over stays where it is, and says so.
INSERT INTO "ocupacoes_quadras" ("id", "quadra_id", "arena_id", "motivo", "inicio", "fim", "locacao_id")
SELECT gen_random_uuid(), quadra."id", quadra."arena_id", locacao."tipo"::text::"motivo_ocupacao", locacao."inicio", locacao."fim", locacao."id"
FROM "locacoes" locacao JOIN "quadras" quadra ON quadra."id" = locacao."quadra_id";

INSERT INTO "ocupacoes_quadras" ("id", "quadra_id", "arena_id", "motivo", "inicio", "fim", "jogo_id", "mesmo_assim")
SELECT gen_random_uuid(), quadra."id", quadra."arena_id", 'jogo', jogo."data_jogo", jogo."data_jogo_fim", jogo."id",
  EXISTS (SELECT FROM "locacoes" locacao WHERE locacao."quadra_id" = jogo."quadra_id"
    AND locacao."inicio" < jogo."data_jogo_fim" AND locacao."fim" > jogo."data_jogo")
FROM "jogos" jogo JOIN "quadras" quadra ON quadra."id" = jogo."quadra_id"
WHERE jogo."data_jogo" IS NOT NULL AND jogo."data_jogo_fim" IS NOT NULL AND jogo."status" NOT IN ('realizado', 'cancelado');

-- One rule for all that takes a court, in the place of two. A key of null is equal to none, so who insisted overlaps
-- nobody. Checked at the end of each statement, so that one statement may move many. Whoever reads a day of an arena or
-- of a court reads it by this index.
ALTER TABLE "ocupacoes_quadras"
  ADD CONSTRAINT "ocupacoes_quadras_ordem" CHECK ("fim" > "inicio"),
  ADD CONSTRAINT "ocupacoes_quadras_origem" CHECK (("jogo_id" IS NOT NULL) = ("motivo" = 'jogo')
    AND ("locacao_id" IS NOT NULL) = ("motivo" IN ('locacao', 'bloqueio'))),
  ADD CONSTRAINT "ocupacoes_quadras_mesmo_assim" CHECK (NOT "mesmo_assim" OR "motivo" = 'jogo'),
  ADD CONSTRAINT "ocupacoes_quadras_sem_sobreposicao" EXCLUDE USING gist ("arena_id" WITH =, "quadra_id" WITH =,
    tstzrange("inicio", "fim", '[)') WITH &&, (CASE WHEN "mesmo_assim" THEN NULL ELSE 0 END) WITH =)
    DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE "jogos" DROP CONSTRAINT "jogos_quadra_livre";
ALTER TABLE "locacoes" DROP CONSTRAINT "locacoes_sem_sobreposicao";
