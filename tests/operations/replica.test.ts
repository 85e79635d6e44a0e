import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { giveTo, runUnprivileged } from "../../server/platform/postgres-cluster";
import { startApi, type TestApi } from "../support/api";
import { createChargeStock } from "../support/charge-stock";
import { createTestDatabase } from "../support/database";
import { debianPostgres, debianProgram, freePort, untilOpen } from "../support/debian";
import { printFigure } from "../support/measure";
import { buildProduct, spawnProduct, type Product } from "../support/product";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const scratch = mkdtempSync(join(tmpdir(), "praia-replica-"));
const cluster = join(scratch, "standby");
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let api: TestApi;
let arena: ArenaStory;
let athleteId: string;
let port: number;
let standby: ChildProcess;
let product: Product;
let url: string;

const standbyUrl = () => Object.assign(new URL(database.url), { port: String(port) }).href;

/** As in docs/operations.md: a base backup of the primary, started with standby.signal. */
async function createStandby(): Promise<void> {
  const program = debianProgram("pg_basebackup");
  const runner = runUnprivileged([program, cluster]);
  giveTo(runner, scratch);
  const flags = [`--pgdata=${cluster}`, "-R", "--checkpoint=fast", "--no-sync", `--dbname=${database.url}`];
  const copying = runner.spawn(program, flags, ["ignore", "inherit", "inherit"]);
  expect(await once(copying, "close")).toEqual([0, null]);
}

async function startStandby(): Promise<void> {
  const { postgres } = debianPostgres();
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "200", // a standby needs at least as many as its primary
    fsync: "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  standby = runUnprivileged([postgres, cluster]).spawn(postgres, ["-D", cluster, ...flags], "ignore");
  await untilOpen(port, () => standby.exitCode !== null);
}

async function killStandby(): Promise<void> {
  if (standby.exitCode !== null || standby.signalCode !== null || standby.pid === undefined) return;
  const gone = once(standby, "exit");
  process.kill(-standby.pid, "SIGKILL"); // with its backends: it leads a process group of its own
  await gone;
}

async function onStandby<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: standbyUrl() });
  await client.connect();
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Which statements of reports the standby has run on connections that are still open. */
const reportsOnStandby = () =>
  onStandby<{ query: string }>(
    "SELECT query FROM pg_stat_activity WHERE application_name = 'praia reports' AND query LIKE '%faturamento%'",
  );

/** The export of the arena's charges. @returns the status and the number of charges. */
async function exportCharges(): Promise<string> {
  const response = await fetch(`${url}/exportar/cobrancas.csv?arena=${arena.id}`, {
    headers: { Authorization: `Bearer ${arena.manager.token}` },
  });
  const lines = (await response.text()).trim().split("\n").length - 1;
  return `${response.status}, ${response.headers.get("x-total-count")} announced, ${lines} sent`;
}
const complete = (charges: number) => `200, ${charges} announced, ${charges} sent`;

beforeAll(async () => {
  await buildProduct();
  database = await createTestDatabase();
  api = await startApi(database.url);
  arena = await createArena(api, "da Réplica");
  [athleteId = ""] = await createAthletes(api, arena.id, 1);
  await createChargeStock(api, { arenaId: arena.id }, athleteId);
  port = await freePort();
  await createStandby();
  await startStandby();
  product = spawnProduct({
    DEMO_DATA: "off",
    DATA_DIR: join(scratch, "data"),
    DATABASE_URL: database.url,
    DATABASE_REPLICA_URL: standbyUrl(),
    ACCESS_TOKEN_SECRET: api.config.accessTokenSecret,
  });
  url = await product.ready();
});
afterAll(async () => {
  product.signal("SIGKILL");
  await product.ended;
  await killStandby();
  await api.close();
  await database.drop();
  rmSync(scratch, { recursive: true, force: true });
});

test("reports are read from a standby, and from the primary while it lags or is gone", async () => {
  const patience = { timeout: 120_000, interval: 200 };
  await vi.waitFor(async () => {
    expect(await exportCharges()).toBe(complete(2));
    expect(await reportsOnStandby()).not.toEqual([]);
  }, patience);

  // The standby stops replaying: at the latest after thirty seconds, reports contain what it does not.
  await onStandby("SELECT pg_wal_replay_pause()");
  await createChargeStock(api, { arenaId: arena.id }, athleteId);
  const pausedAt = performance.now();
  await vi.waitFor(async () => expect(await exportCharges()).toBe(complete(4)), patience);
  const staleSeconds = Math.round((performance.now() - pausedAt) / 1000);
  await onStandby("SELECT pg_wal_replay_resume()");
  await vi.waitFor(() => expect(product.output().stderr).toContain("replica usable again"), patience);

  // It dies while reports are read.
  const answers: Promise<string>[] = [];
  const asking = setInterval(() => answers.push(exportCharges()), 50);
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(10), patience);
  await killStandby();
  const before = answers.length;
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before + 20), patience);
  clearInterval(asking);
  const outcomes = await Promise.all(answers);
  const failed = outcomes.filter((outcome) => outcome !== complete(4));
  printFigure("a standby stops replaying", `reports come from the primary after ${staleSeconds} s`);
  printFigure(
    "a standby is killed, 20 reports a second",
    `${failed.length} of ${outcomes.length} reports failed`,
  );
  expect(failed).toEqual([]);

  // And comes back.
  await startStandby();
  await vi.waitFor(async () => {
    expect(await exportCharges()).toBe(complete(4));
    expect(await reportsOnStandby()).not.toEqual([]);
  }, patience);
});
