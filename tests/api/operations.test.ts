import { setTimeout as sleep } from "node:timers/promises";
import { makeWorkerUtils, runMigrations } from "graphile-worker";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { migrate, migrationNames } from "../../prisma/migrate";
import { startWorker } from "../../server/platform/jobs/worker";
import { createLog } from "../../server/platform/log";
import { createTestDatabase } from "../support/database";

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanUp.push(() => client.end());
  return client;
}

const names = migrationNames();
const last = names.at(-1) ?? "";

async function databaseAt(until?: string) {
  const database = await createTestDatabase(until === undefined ? {} : { empty: true });
  cleanUp.push(database.drop);
  if (until !== undefined) await migrate(database.url, until);
  return { url: database.url, client: await connectTo(database.url) };
}

const unfinished = async (client: pg.Client) =>
  (await client.query("SELECT 1 FROM _prisma_migrations WHERE finished_at IS NULL")).rowCount;

test("a process killed before its migration was committed: the next start applies it", async () => {
  const { url, client } = await databaseAt(names.at(-2));
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, applied_steps_count)
     VALUES (gen_random_uuid()::text, 'x', $1, now(), 0)`,
    [last],
  );
  expect(await migrate(url)).toEqual([last]);
  expect(await unfinished(client)).toBe(0);
});

test("a process killed after its migration was committed: the next start does not apply it again", async () => {
  const { url, client } = await databaseAt();
  const { rows } = await client.query<{ logs: string | null }>(
    "SELECT logs FROM _prisma_migrations WHERE migration_name = $1",
    [last],
  );
  expect(rows).toEqual([{ logs: "committed" }]);
  await client.query("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1", [last]);
  expect(await migrate(url)).toEqual([]);
  expect(await unfinished(client)).toBe(0);
});

test("a migration waits for whoever reads its table, and lets others read meanwhile", async () => {
  const { url, client } = await databaseAt("20261128161500_reposicao_devolvida");
  await client.query("BEGIN");
  await client.query("LOCK TABLE jogos IN ROW EXCLUSIVE MODE"); // as somebody who writes a result
  let done = false;
  const migrating = migrate(url).finally(() => (done = true));
  const other = await connectTo(url);
  const waits = async () =>
    (await other.query("SELECT 1 FROM pg_locks WHERE relation = 'jogos'::regclass AND NOT granted")).rowCount;
  // It asks for the table, gives up asking so that others get through, and asks again.
  await vi.waitFor(async () => expect(await waits()).toBe(1), { interval: 20 });
  await vi.waitFor(async () => expect(await waits()).toBe(0), { interval: 20 });
  await other.query("UPDATE jogos SET numero = numero WHERE false");
  expect(done).toBe(false);
  await client.query("COMMIT");
  expect(await migrating).toContain(last);
});

test("a dead worker's job is done by another one, a living worker's is left alone", async () => {
  const { url, client } = await databaseAt();
  await runMigrations({ connectionString: url });
  const utils = await makeWorkerUtils({ connectionString: url });
  cleanUp.push(async () => utils.release());
  for (const name of ["of the dead", "of the living"]) await utils.addJob("note", { name });
  const taken = (worker: string, name: string) =>
    client.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() - interval '2 minutes'
       WHERE payload->>'name' = $2`,
      [worker, name],
    );
  await taken("pool-dead", "of the dead");
  await taken("pool-living", "of the living");
  await client.query("SELECT pg_advisory_lock(hashtextextended('pool-living', 0))");
  const did: unknown[] = [];
  const stop = await startWorker(
    url,
    { note: (payload) => void did.push((payload as { name: string }).name) },
    "",
    createLog("silent"),
  );
  cleanUp.push(stop);
  await vi.waitFor(() => expect(did).toEqual(["of the dead"]));
  await sleep(500);
  expect(did).toEqual(["of the dead"]);
});
