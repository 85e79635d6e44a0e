-- What the further categories of one athlete cost, and until when the early prices of the categories hold.
ALTER TABLE "torneios" ADD COLUMN     "valor_segunda_categoria" INTEGER,
ADD COLUMN     "valor_terceira_categoria" INTEGER,
ADD COLUMN     "valor_demais_categorias" INTEGER,
ADD COLUMN     "preco_antecipado_ate" DATE;

ALTER TABLE "torneios" ADD CONSTRAINT "torneios_valores_por_categoria" CHECK ("valor_segunda_categoria" >= 0 AND "valor_terceira_categoria" >= 0 AND "valor_demais_categorias" >= 0);

ALTER TABLE "categorias_campeonato" ADD COLUMN     "valor_antecipado" INTEGER;

ALTER TABLE "categorias_campeonato" ADD CONSTRAINT "categorias_campeonato_valor_antecipado" CHECK ("valor_antecipado" >= 0);

ALTER TABLE "inscricoes_torneios" ADD COLUMN     "ordem_categoria" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "motivo_valor" TEXT;

ALTER TABLE "inscricoes_torneios" ADD CONSTRAINT "inscricoes_torneios_ordem_categoria" CHECK ("ordem_categoria" >= 1);

-- Who is in several categories already entered them in this order.
UPDATE "inscricoes_torneios" AS i SET "ordem_categoria" = o.ordem
FROM (
    SELECT "id", row_number() OVER (PARTITION BY "torneio_id", "aluno_id" ORDER BY "data_inscricao", "id") AS ordem
    FROM "inscricoes_torneios" WHERE "status" NOT IN ('cancelado', 'expirado')
) AS o
WHERE o."id" = i."id" AND o.ordem > 1;
