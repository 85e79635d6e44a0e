import type { TestApi } from "./api";

/**
 * A digest of each table, to find out which tables changed. Independent of row order and without sorting, because it runs
 * hundreds of times.
 */
export async function contents(api: TestApi): Promise<Record<string, string>> {
  const tables = await api.db.$queryRaw<{ name: string }[]>`
    SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  const digests = tables.map(
    ({ name }) => `SELECT '${name}' AS name,
      (SELECT count(*) || ' ' || sum(hashtextextended(t::text, 0)::numeric) FROM "${name}" t) AS digest`,
  );
  const rows = await api.db.$queryRawUnsafe<{ name: string; digest: string | null }[]>(
    digests.join(" UNION ALL "),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest ?? "empty"]));
}
