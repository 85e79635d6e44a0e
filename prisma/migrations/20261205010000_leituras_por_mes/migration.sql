-- The log of readings is partitioned by month, so that forgetting a month drops a table. Its partitions have a schema of
-- their own: servers reach them only through the table, and need no rights on them.
-- The copy is made without a lock. Then the table is locked for about two seconds per million rows, five if rows were deleted
-- meanwhile, in which the changes since then are copied and the foreign keys checked; people and accounts cannot be written
-- meanwhile, nor read at its end. A lock timeout starts the copy again. With many millions of rows it belongs in a
-- maintenance window.
CREATE SCHEMA IF NOT EXISTS particoes;

-- Moved to public at the end, so that its constraints and indexes get the names of the old ones.
CREATE TABLE particoes."leituras_dados_pessoais" (
    "leitor_id" UUID NOT NULL,
    "aluno_id" UUID NOT NULL,
    "dia" DATE NOT NULL
) PARTITION BY RANGE ("dia");

-- For months without a partition: a forgotten one must not fail the page that is read.
CREATE TABLE particoes."leituras_outras" PARTITION OF particoes."leituras_dados_pessoais" DEFAULT;

-- From the oldest row, at most ten years back, to three months ahead.
DO $$
DECLARE
  este_mes timestamp := date_trunc('month', now() AT TIME ZONE 'America/Sao_Paulo');
  mes date;
BEGIN
  FOR mes IN SELECT generate_series(
    GREATEST(date_trunc('month', LEAST((SELECT min("dia") FROM "leituras_dados_pessoais"), este_mes)),
      este_mes - interval '120 months'), este_mes + interval '3 months', interval '1 month')
  LOOP
    EXECUTE format('CREATE TABLE particoes.%I PARTITION OF particoes.leituras_dados_pessoais FOR VALUES FROM (%L) TO (%L)',
      'leituras_' || to_char(mes, 'YYYY_MM'), mes, (mes + interval '1 month')::date);
  END LOOP;
END $$;

SELECT set_config('praia.inicio_da_copia', pg_snapshot_xmin(pg_current_snapshot())::text, true);
INSERT INTO particoes."leituras_dados_pessoais" ("leitor_id", "aluno_id", "dia")
  SELECT "leitor_id", "aluno_id", "dia" FROM "leituras_dados_pessoais";
ALTER TABLE particoes."leituras_dados_pessoais"
  ADD CONSTRAINT "leituras_dados_pessoais_pkey" PRIMARY KEY ("aluno_id", "leitor_id", "dia");
CREATE INDEX "leituras_dados_pessoais_leitor_id_idx" ON particoes."leituras_dados_pessoais"("leitor_id");
CREATE INDEX "leituras_dados_pessoais_dia_idx" ON particoes."leituras_dados_pessoais"("dia");
ANALYZE particoes."leituras_dados_pessoais";

-- Servers of the last release go on using the table, so the new one gives the same rights.
DO $$
DECLARE
  dado record;
BEGIN
  FOR dado IN SELECT a.privilege_type, a.grantee FROM pg_class c, aclexplode(c.relacl) a
    WHERE c.oid = 'leituras_dados_pessoais'::regclass AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('GRANT %s ON particoes.leituras_dados_pessoais TO %s', dado.privilege_type,
      CASE WHEN dado.grantee = 0 THEN 'PUBLIC' ELSE dado.grantee::regrole::text END);
  END LOOP;
END $$;

LOCK TABLE "leituras_dados_pessoais" IN ACCESS EXCLUSIVE MODE;
-- What the copy did not see was written by the transactions that were open when it began, or later.
INSERT INTO particoes."leituras_dados_pessoais" ("leitor_id", "aluno_id", "dia")
  SELECT "leitor_id", "aluno_id", "dia" FROM "leituras_dados_pessoais"
  WHERE age(xmin) <= age(current_setting('praia.inicio_da_copia')::xid8::xid)
  ON CONFLICT DO NOTHING;
-- The copy now has every row; if it has more, some were deleted meanwhile. Counting is faster than looking for them.
DO $$
BEGIN
  IF (SELECT count(*) FROM particoes.leituras_dados_pessoais) > (SELECT count(*) FROM leituras_dados_pessoais) THEN
    DELETE FROM particoes.leituras_dados_pessoais n WHERE NOT EXISTS (SELECT FROM leituras_dados_pessoais v
      WHERE v.aluno_id = n.aluno_id AND v.leitor_id = n.leitor_id AND v.dia = n.dia);
  END IF;
END $$;
ALTER TABLE particoes."leituras_dados_pessoais"
  ADD CONSTRAINT "leituras_dados_pessoais_leitor_id_fkey" FOREIGN KEY ("leitor_id") REFERENCES "usuarios"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "leituras_dados_pessoais_aluno_id_fkey" FOREIGN KEY ("aluno_id") REFERENCES "alunos"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- allowed: a table of the same name, columns, rows and rights takes its place in this transaction.
DROP TABLE "leituras_dados_pessoais";
ALTER TABLE particoes."leituras_dados_pessoais" SET SCHEMA public;

-- ctid is not unique across partitions: the nightly job of the last release, whose servers may still run, would delete
-- rows that are to be kept.
CREATE FUNCTION leituras_recusam_ctid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_query() LIKE 'DELETE FROM leituras_dados_pessoais WHERE ctid = ANY%' THEN
    RAISE EXCEPTION 'leituras_dados_pessoais is partitioned: ctid does not identify a row';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER leituras_recusam_ctid BEFORE DELETE ON "leituras_dados_pessoais"
  FOR EACH STATEMENT EXECUTE FUNCTION leituras_recusam_ctid();

-- Servers connect as a role that owns nothing, so they create and drop partitions through these two functions. Both wait a
-- second for a lock, then give up and return 0: the job runs again the next night.

-- Creates the partitions of this month and of the months ahead. A month that already has rows in the default partition
-- stays there: moving them would lock readers out, and they are found and forgotten there too.
-- ATTACH lets reads and inserts of other months go on, which PARTITION OF would not.
CREATE FUNCTION criar_meses_das_leituras(adiante integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  este_mes timestamp := date_trunc('month', now() AT TIME ZONE 'America/Sao_Paulo');
  mes date;
  depois date;
  nome text;
  criados integer := 0;
BEGIN
  LOCK TABLE ONLY public.leituras_dados_pessoais IN SHARE UPDATE EXCLUSIVE MODE; -- one caller at a time
  FOR mes IN SELECT generate_series(este_mes, este_mes + LEAST(adiante, 12) * interval '1 month', interval '1 month') LOOP
    depois := mes + interval '1 month';
    nome := 'leituras_' || to_char(mes, 'YYYY_MM');
    CONTINUE WHEN to_regclass('particoes.' || nome) IS NOT NULL
      OR EXISTS (SELECT FROM particoes.leituras_outras WHERE dia >= mes AND dia < depois);
    EXECUTE format('CREATE TABLE particoes.%I (LIKE public.leituras_dados_pessoais INCLUDING ALL)', nome);
    EXECUTE format('ALTER TABLE public.leituras_dados_pessoais ATTACH PARTITION particoes.%I FOR VALUES FROM (%L) TO (%L)',
      nome, mes, depois);
    criados := criados + 1;
  END LOOP;
  RETURN criados;
EXCEPTION
  -- check_violation: a row of the month came into the default partition meanwhile.
  WHEN lock_not_available OR deadlock_detected OR check_violation THEN RETURN 0;
END $$;

-- Drops the partitions of months that end before a day.
CREATE FUNCTION apagar_meses_das_leituras(antes_de date) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
DECLARE
  nome text;
  apagados integer := 0;
BEGIN
  LOCK TABLE ONLY public.leituras_dados_pessoais IN SHARE UPDATE EXCLUSIVE MODE; -- one caller at a time
  FOR nome IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'public.leituras_dados_pessoais'::regclass AND c.relname ~ '^leituras_\d{4}_\d{2}$'
      AND c.relname::text COLLATE "C" < 'leituras_' || to_char(antes_de, 'YYYY_MM')
  LOOP
    EXECUTE format('DROP TABLE particoes.%I', nome);
    apagados := apagados + 1;
  END LOOP;
  RETURN apagados;
EXCEPTION
  WHEN lock_not_available OR deadlock_detected THEN RETURN 0;
END $$;

REVOKE EXECUTE ON FUNCTION criar_meses_das_leituras(integer), apagar_meses_das_leituras(date) FROM PUBLIC;
