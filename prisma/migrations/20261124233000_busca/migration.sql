-- The words of a name as somebody searches for them: lower case, without accents. server/platform/search.rules.ts does the
-- same to what is typed.
CREATE FUNCTION palavras_de(nome text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('simple'::regconfig, regexp_replace(
    regexp_replace(normalize(lower(nome), NFD), '[\u0300-\u036f]+', '', 'g'), '[^a-z0-9]+', ' ', 'g'));

-- CreateIndex
CREATE INDEX "torneios_palavras_idx" ON "torneios" USING gin (palavras_de("nome"));

-- CreateIndex
CREATE INDEX "alunos_palavras_idx" ON "alunos" USING gin (palavras_de("nome_completo"));
