import type { TestApi } from "./api";

/** Everything the database holds, as text, a line per table; rows in an order of their own. */
export async function contents(api: TestApi, without: readonly string[] = []): Promise<string> {
  const tables = await api.db.$queryRaw<{ name: string }[]>`
    SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
    ORDER BY 1`;
  const dumps = await Promise.all(
    tables
      .filter(({ name }) => !without.includes(name))
      .map(async ({ name }) => {
        const [row] = await api.db.$queryRawUnsafe<{ rows: string }[]>(
          `SELECT coalesce(json_agg(t ORDER BY t::text), '[]')::text AS rows FROM "${name}" t`,
        );
        return `${name}: ${row?.rows}`;
      }),
  );
  return dumps.join("\n");
}
