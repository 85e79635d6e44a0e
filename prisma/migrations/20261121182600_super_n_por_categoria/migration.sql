-- A Super 8 is the one category of its tournament
UPDATE "inscricoes_torneios" AS i SET "categoria_id" = c."id"
FROM "categorias_campeonato" AS c JOIN "torneios" AS t ON t."id" = c."campeonato_id"
WHERE t."tipo_torneio" = 'super8' AND i."torneio_id" = t."id" AND i."categoria_id" IS NULL;
UPDATE "jogos" AS j SET "categoria_id" = c."id"
FROM "categorias_campeonato" AS c JOIN "torneios" AS t ON t."id" = c."campeonato_id"
WHERE t."tipo_torneio" = 'super8' AND j."torneio_id" = t."id" AND j."categoria_id" IS NULL;
UPDATE "categorias_campeonato" AS c SET "formato_chaveamento" = 'super_n', "encerrada_em" = t."finalizado_em"
FROM "torneios" AS t WHERE t."id" = c."campeonato_id" AND t."tipo_torneio" = 'super8';

-- Its lots are kept where those of every other draw are
INSERT INTO "chaveamentos" ("id", "categoria_id", "formato", "classificados_por_grupo", "tamanho_grupo", "terceiro_lugar",
  "consolacao", "letras_por_resultado", "semente_sorteio", "sorteado_em")
SELECT gen_random_uuid(), c."id", 'super_n', c."classificados_por_grupo", NULL, false, false, false, t."semente_sorteio",
  coalesce(t."iniciado_em", t."created_at")
FROM "categorias_campeonato" AS c JOIN "torneios" AS t ON t."id" = c."campeonato_id"
WHERE t."tipo_torneio" = 'super8' AND t."semente_sorteio" IS NOT NULL;

-- DropIndex
DROP INDEX "inscricoes_torneios_torneio_id_numero_sorteio_key";

-- CreateIndex
CREATE UNIQUE INDEX "inscricoes_torneios_categoria_id_numero_sorteio_key" ON "inscricoes_torneios"("categoria_id", "numero_sorteio");

-- AlterTable
ALTER TABLE "torneios" DROP COLUMN "semente_sorteio";
