import pg from "pg";
import { migrate } from "../../prisma/migrate";
import { createTestDatabase } from "./database";

/** Rows of an older schema version, by table. */
export type OldRows = Record<string, readonly object[]>;

/**
 * Inserts rows at an older schema version and applies all later migrations.
 * @param at the last migration of the rows' version.
 */
export async function migratedFrom(
  at: string,
  rows: OldRows,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const database = await createTestDatabase({ empty: true });
  await migrate(database.url, at);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query("SET session_replication_role = replica"); // no foreign key checks: any order of tables
    for (const [table, values] of Object.entries(rows))
      await client.query(
        `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1)`,
        [JSON.stringify(values)],
      );
  } finally {
    await client.end();
  }
  await migrate(database.url);
  return database;
}
