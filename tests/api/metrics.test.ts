import { createServer, type AddressInfo } from "node:net";
import { makeWorkerUtils } from "graphile-worker";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { closeDatabase, openDatabase } from "../../server/platform/database";
import { nameOperations, serveMetrics } from "../../server/platform/metrics";
import { StartupError } from "../../server/platform/errors";
import { useApi } from "../support/api";

const api = useApi();
let stop: () => Promise<void>;
let address: string;

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

beforeAll(async () => {
  const port = await freePort();
  stop = await serveMetrics(api().db, "127.0.0.1", port);
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => stop());

const read = async () => (await fetch(`${address}/metrics`)).text();
const ask = (query: string) =>
  fetch(`${api().url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  }).then((answer) => answer.text());

test("a request is measured by the web app's operation; a name that a stranger made up is one of the others", async () => {
  nameOperations(["query RankingDirectoryQuery { rankings(first: 1) { edges { node { id } } } }"]);
  await ask("query RankingDirectoryQuery { rankings(first: 1) { edges { node { id } } } }");
  await ask("query MadeUpByAStranger { rankings(first: 1) { edges { node { id } } } }");
  const figures = await read();
  expect(figures).toMatch(
    /praia_request_seconds_count\{operation="RankingDirectoryQuery",status="200"\} [1-9]/,
  );
  expect(figures).toMatch(/praia_request_seconds_count\{operation="other",status="200"\} [1-9]/);
  expect(figures).not.toContain("MadeUpByAStranger");
  expect(figures).toMatch(/praia_database_connections\{state="waiting"\} 0/);
  expect(figures).toContain("nodejs_eventloop_lag_seconds");
});

test("jobs that are due and jobs that were given up are told by their task", async () => {
  const utils = await makeWorkerUtils({ connectionString: api().databaseUrl });
  await utils.addJob("late_task", {}, { runAt: new Date(Date.now() - 120_000) });
  const { id } = await utils.addJob("failed_task", {}, { maxAttempts: 1 });
  await api().db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 1 WHERE id = ${BigInt(id)}`;
  await utils.release();
  const figures = await read();
  expect(figures).toContain('praia_jobs{task="late_task",state="due"} 1');
  expect(figures).toContain('praia_jobs{task="failed_task",state="failed"} 1');
  expect(Number(/praia_oldest_job_seconds\{task="late_task"\} (\S+)/.exec(figures)?.[1])).toBeGreaterThan(
    119,
  );
});

test("who waits for a lock is told, and a slow statement by its text without its values", async () => {
  const told: string[] = [];
  const url = api().databaseUrl;
  const db = openDatabase({ url, poolSize: 2, onSlow: (text) => told.push(text) });
  await db.$queryRaw`SELECT pg_sleep(1.1)::text, ${"um segredo"}::text`;
  await db.$queryRaw`SELECT 'quick'`;
  await closeDatabase(db);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("pg_sleep");
  expect(told[0]).not.toContain("segredo");
  const [holder, waiter] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  await holder.connect();
  await waiter.connect();
  await holder.query("SELECT pg_advisory_lock(1)");
  const waited = waiter.query("SELECT pg_advisory_lock(1)");
  await vi.waitFor(
    async () => expect(Number(/^praia_lock_wait_seconds (\S+)/m.exec(await read())?.[1])).toBeGreaterThan(0),
    { timeout: 60_000 },
  );
  await holder.end();
  await waited;
  await waiter.end();
});

test("nothing else is served there, and a port that is taken is told", async () => {
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
  const { port } = new URL(address);
  await expect(serveMetrics(api().db, "127.0.0.1", Number(port))).rejects.toThrow(StartupError);
});
