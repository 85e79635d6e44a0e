import { createServer, type AddressInfo } from "node:net";
import { makeWorkerUtils } from "graphile-worker";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nameOperations, serveMetrics } from "../../server/platform/metrics";
import { StartupError } from "../../server/platform/startup-error";
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

test("nothing else is served there, and a port that is taken is told", async () => {
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
  const { port } = new URL(address);
  await expect(serveMetrics(api().db, "127.0.0.1", Number(port))).rejects.toThrow(StartupError);
});
