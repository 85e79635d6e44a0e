import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** A copy of the migrated database, or an empty one. @returns its address, and what deletes it. */
export async function createTestDatabase({ empty = false } = {}): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  const template = new URL(inject("templateDatabaseUrl"));
  const name = `teste_${randomUUID().replaceAll("-", "")}`;
  const maintain = async (sql: string) => {
    const admin = new URL(template);
    admin.pathname = "/postgres";
    const client = new pg.Client({ connectionString: admin.href });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await maintain(`CREATE DATABASE ${name} TEMPLATE ${empty ? "template0" : template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => maintain(`DROP DATABASE ${name} WITH (FORCE)`) };
}
