import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { migrate, migrationNames } from "../../prisma/migrate";
import { createTestDatabase } from "../support/database";
import { printFigure, secondsSince } from "../support/measure";
import { buildProduct, spawnProduct, type Product } from "../support/product";

// The first migration after this one adds a column to `torneios`, which takes an exclusive lock on the table.
const before = "20261128223100_somas_ranking";
const table = "torneios";
const scratch = mkdtempSync(join(tmpdir(), "praia-migrating-"));
const cleanUp: (() => Promise<unknown>)[] = [];

beforeAll(buildProduct);
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  cleanUp.push(() => client.end());
  return client;
}

/** A database before that migration, with an open transaction that has read the table. */
async function databaseThatIsRead() {
  const database = await createTestDatabase({ empty: true });
  cleanUp.push(database.drop);
  await migrate(database.url, before);
  const reader = await connectTo(database.url);
  await reader.query("BEGIN");
  await reader.query(`SELECT count(*) FROM ${table}`);
  const other = await connectTo(database.url);
  const waiting = async () =>
    (
      await other.query(
        "SELECT 1 FROM pg_locks WHERE relation = $1::regclass AND mode = 'AccessExclusiveLock' AND NOT granted",
        [table],
      )
    ).rowCount;
  const unfinished = async () =>
    (await other.query<{ id: string }>("SELECT id FROM _prisma_migrations WHERE finished_at IS NULL")).rows;
  return { url: database.url, reader, other, waiting, unfinished };
}

function run(url: string, args: readonly string[] = []): Product {
  const environment = { DEMO_DATA: "off", DATA_DIR: join(scratch, "data"), DATABASE_URL: url };
  const product = spawnProduct(environment, undefined, args);
  cleanUp.push(async () => {
    product.signal("SIGKILL");
    await product.ended;
  });
  return product;
}

test("a migration blocked by a transaction does not block other statements, and completes after it", async () => {
  const { url, reader, other, waiting, unfinished } = await databaseThatIsRead();
  const migrating = run(url, ["migrate"]);
  let over = false;
  void migrating.ended.then(() => (over = true));
  // It waits for the lock, gives up, and retries: the statements queued behind it run in between.
  for (let time = 0; time < 2; time++) {
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { interval: 20, timeout: 60_000 });
    const queuedAt = performance.now();
    await other.query(`UPDATE ${table} SET nome = nome WHERE false`);
    printFigure("statement behind a migration that waits for a lock", `ran after ${secondsSince(queuedAt)}`);
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { interval: 20, timeout: 60_000 });
  }
  expect(over).toBe(false);
  await reader.query("COMMIT");
  expect(await migrating.ended).toBe(0);
  expect(migrating.output().stdout).toContain("O banco está em dia");
  expect(await unfinished()).toEqual([]);
});

test("the next start recovers a migration whose process was killed, also while PostgreSQL still runs it", async () => {
  const { url, reader, other, waiting, unfinished } = await databaseThatIsRead();
  const migrating = run(url, ["migrate"]);
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { interval: 20, timeout: 60_000 });
  // PostgreSQL still runs the script of the dead process and may commit it: it must not be started a second time.
  const { rows: backends } = await other.query<{ pid: number }>(
    "SELECT pid FROM pg_locks WHERE relation = $1::regclass AND NOT granted",
    [table],
  );
  const orphan = backends[0]?.pid ?? 0;
  process.kill(orphan, "SIGSTOP");
  let frozen = true;
  const thaw = () => {
    if (frozen) process.kill(orphan, "SIGCONT");
    frozen = false;
  };
  cleanUp.push(async () => thaw());
  migrating.signal("SIGKILL");
  expect(await migrating.ended).toBe("SIGKILL");
  const left = await unfinished();
  expect(left).toHaveLength(1);

  const next = run(url);
  const waitsForTheDead = async () =>
    (await other.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).rowCount;
  await vi.waitFor(async () => expect(await waitsForTheDead()).toBe(1), { interval: 20, timeout: 60_000 });
  expect(await unfinished()).toEqual(left);
  await reader.query("COMMIT");
  const thawedAt = performance.now();
  thaw();
  expect(await fetch(`${await next.ready()}/readyz`).then(({ status }) => status)).toBe(200);
  printFigure("start after a process was killed while migrating", `ready after ${secondsSince(thawedAt)}`);
  expect(await unfinished()).toEqual([]);
  const { rows } = await other.query<{ name: string }>(
    "SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1",
  );
  expect(rows.map(({ name }) => name)).toEqual(migrationNames());
});
