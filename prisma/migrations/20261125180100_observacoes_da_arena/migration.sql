-- AlterTable
ALTER TABLE "alunos_arenas" ADD COLUMN "observacoes" TEXT;

-- As long as the form lets one write
ALTER TABLE "alunos_arenas" ADD CONSTRAINT "alunos_arenas_observacoes_curtas" CHECK (char_length("observacoes") <= 1000);

-- A name as a list orders it and finds a part of it: lower case, without accents.
CREATE FUNCTION sem_acentos(texto text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(normalize(lower(texto), NFD), '[\u0300-\u036f]+', '', 'g');
