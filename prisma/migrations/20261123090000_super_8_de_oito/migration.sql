-- A Super 8 is for 8 athletes. One that was set to another number is what a category of the format Super N has always been
UPDATE "categorias_campeonato" AS c SET "formato_chaveamento" = 'super_n'
FROM "torneios" AS t
WHERE t."id" = c."campeonato_id" AND t."tipo_torneio" = 'super8' AND t."max_participantes" IS DISTINCT FROM 8;
UPDATE "torneios" SET "tipo_torneio" = 'interno'
WHERE "tipo_torneio" = 'super8' AND "max_participantes" IS DISTINCT FROM 8;
