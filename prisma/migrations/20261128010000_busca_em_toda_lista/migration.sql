-- Part of PostgreSQL, and trusted: whoever may create in the database may add it. Its indexes find any part of a text.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- A text as a search compares it: lower case, without accents, apostrophes and dots; hyphens, slashes and commas separate
-- words, and a space stands before the first, so that ' jo' is the beginning of one. What is typed goes through the same,
-- server/platform/search.rules.ts. lower() of "C" knows ASCII alone: the same everywhere, which an index needs.
CREATE FUNCTION busca_de(texto text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ' ' || regexp_replace(
    lower(normalize(translate(texto, '-–—/(,:´`', '       '), NFKD) COLLATE "C"),
    '[\u0300-\u036f!-/:-@\[-`{-~‘’‛ʼ′]+', '', 'g');

-- Large tables that are searched as a whole.
CREATE INDEX "alunos_busca_idx" ON "alunos" USING gin (busca_de("nome_completo") gin_trgm_ops);
CREATE INDEX "torneios_busca_idx" ON "torneios" USING gin (busca_de("nome") gin_trgm_ops);

-- What Prisma compares: its filters know columns, not functions.
CREATE VIEW "alunos_busca" AS
  SELECT "id", busca_de("nome_completo") AS "nome", busca_de("email") AS "email" FROM "alunos";
CREATE VIEW "arenas_busca" AS
  SELECT "id", busca_de("nome_arena") AS "nome", busca_de("cidade") AS "cidade", busca_de("responsavel") AS "responsavel",
    busca_de("email") AS "email", busca_de("cnpj") AS "cnpj" FROM "arenas";
CREATE VIEW "federacoes_busca" AS
  SELECT "id", busca_de("nome") AS "nome", busca_de("sigla") AS "sigla", busca_de("responsavel") AS "responsavel"
  FROM "federacoes";
-- One column, so one join, for words that may stand in different tables.
CREATE VIEW "torneios_busca" AS
  SELECT t."id",
    busca_de(concat_ws(' ', t."nome", t."categoria",
      (SELECT string_agg(c."nome", ' ') FROM "categorias_campeonato" c WHERE c."campeonato_id" = t."id"))) AS "nome",
    busca_de(concat_ws(' ', t."local_realizacao", a."nome_arena", a."cidade", f."nome")) AS "lugar"
  FROM "torneios" t LEFT JOIN "arenas" a ON a."id" = t."arena_id" LEFT JOIN "federacoes" f ON f."id" = t."federacao_id";
CREATE VIEW "rankings_busca" AS
  SELECT r."id", busca_de(concat_ws(' ', r."nome", r."categoria", f."nome", a."nome_arena")) AS "texto"
  FROM "rankings" r LEFT JOIN "arenas" a ON a."id" = r."arena_id" LEFT JOIN "federacoes" f ON f."id" = r."federacao_id";

-- palavras_de() and its two indexes stay until the next release: replicas of the last one still ask them.
