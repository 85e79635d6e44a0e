import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** Does something on the server of the tests' databases, as one connection. */
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

/** The migrated database without a row. */
const migrated = () => new URL(inject("templateDatabaseUrl")).pathname.slice(1);

/**
 * A database that is thrown away: a copy of the migrated one, of another one that nobody is connected to, or an empty one.
 * @returns its address, and what deletes it.
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
        await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
}
