import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, inject, vi } from "vitest";

/** Runs work with one connection to the server of the test databases. */
export async function onServer<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: addressOf("postgres") });
  await client.connect();
  return work(client).finally(() => client.end());
}

function addressOf(database: string): string {
  const url = new URL(inject("templateDatabaseUrl"));
  url.pathname = `/${database}`;
  return url.href;
}

/** The migrated database without rows. */
const migrated = () => new URL(inject("templateDatabaseUrl")).pathname.slice(1);

/**
 * Creates a temporary database: a copy of the migrated one, of another one without connections, or an empty one.
 * @returns its address, and a function that deletes it.
 */
export async function createTestDatabase({
  empty = false,
  of,
  name = `teste_${randomUUID().replaceAll("-", "")}`,
}: { empty?: boolean; of?: string; name?: string } = {}): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  await onServer((server) =>
    server.query(`CREATE DATABASE ${name} TEMPLATE ${empty ? "template0" : (of ?? migrated())}`),
  );
  return {
    url: addressOf(name),
    drop: () =>
      onServer(async (server) => {
        // A pool says that it has ended before its last connection is closed; one that is cut then is an unhandled error.
        await vi
          .waitFor(async () => {
            const { rowCount } = await server.query("SELECT FROM pg_stat_activity WHERE datname = $1", [
              name,
            ]);
            expect(rowCount).toBe(0);
          }, 2_000)
          .catch(() => undefined);
        await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
}
