-- What the arena's own athletes pay in its tournaments: a set price or a discount, not both, and not in a championship.
ALTER TABLE "torneios" ADD COLUMN     "valor_atleta_arena" INTEGER,
ADD COLUMN     "desconto_atleta_arena_percentual" INTEGER;

ALTER TABLE "torneios" ADD CONSTRAINT "torneios_preco_atleta_arena" CHECK (
    "valor_atleta_arena" >= 0
    AND "desconto_atleta_arena_percentual" BETWEEN 1 AND 100
    AND ("valor_atleta_arena" IS NULL OR "desconto_atleta_arena_percentual" IS NULL)
    AND ("federacao_id" IS NULL OR ("valor_atleta_arena" IS NULL AND "desconto_atleta_arena_percentual" IS NULL))
);
