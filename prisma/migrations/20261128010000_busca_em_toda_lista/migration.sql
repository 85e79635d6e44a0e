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
CREATE VIEW "torneios_busca" AS
  SELECT "id", busca_de("nome") AS "nome", busca_de("categoria") AS "categoria",
    busca_de("local_realizacao") AS "local_realizacao" FROM "torneios";
CREATE VIEW "categorias_busca" AS
  SELECT "id", busca_de("nome") AS "nome" FROM "categorias_campeonato";
CREATE VIEW "rankings_busca" AS
  SELECT "id", busca_de("nome") AS "nome", busca_de("categoria") AS "categoria" FROM "rankings";

-- palavras_de() and its two indexes stay until the next release: replicas of the last one still ask them.
