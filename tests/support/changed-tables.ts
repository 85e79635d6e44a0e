import type { TestApi } from "./api";

/** Records the table of each row that is inserted, deleted or really changed, unless its transaction is rolled back. */
const recording = `DO $gravar$
  DECLARE
    tabela regclass;
  BEGIN
    CREATE SCHEMA IF NOT EXISTS marcas;
    CREATE UNLOGGED TABLE marcas.escritas (id bigserial PRIMARY KEY, tabela text NOT NULL);
    CREATE FUNCTION marcas.anotar() RETURNS trigger LANGUAGE plpgsql AS $anotar$
    BEGIN
      IF TG_OP <> 'UPDATE' OR NEW *<> OLD THEN
        INSERT INTO marcas.escritas (tabela) VALUES (TG_TABLE_NAME);
      END IF;
      RETURN NULL;
    END $anotar$;
    -- A partition has the triggers of its parent
    FOR tabela IN SELECT oid FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    LOOP
      EXECUTE format('CREATE TRIGGER zz_anotar AFTER INSERT OR UPDATE OR DELETE ON %s
        FOR EACH ROW EXECUTE FUNCTION marcas.anotar()', tabela);
    END LOOP;
  END $gravar$`;

const recorded = new WeakSet<TestApi>();

/** The tables whose rows some work changed, sorted; of a partitioned table, the partitions. */
export async function tablesChangedBy(api: TestApi, work: () => Promise<unknown>): Promise<string[]> {
  if (!recorded.has(api)) {
    await api.db.$executeRawUnsafe(recording);
    recorded.add(api);
  }
  const [last] = await api.db.$queryRaw<{ id: bigint | null }[]>`SELECT max(id) AS id FROM marcas.escritas`;
  await work();
  const changed = await api.db.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT tabela AS name FROM marcas.escritas WHERE id > ${last?.id ?? 0n} ORDER BY 1`;
  return changed.map(({ name }) => name);
}
