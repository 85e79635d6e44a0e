import pg from "pg";
import { migrate } from "../../prisma/migrate";
import { createTestDatabase } from "./database";

/** Rows of a database as they once were, by table. */
export type OldRows = Record<string, readonly object[]>;

/**
 * A database with rows of an older version, as it is after all migrations since.
 * @param at the last migration that the rows' version had.
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
    await client.query("SET session_replication_role = replica"); // in any order of tables
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
