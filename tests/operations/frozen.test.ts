import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { follow } from "../load/followers";
import { startApi } from "../support/api";
import { createTestDatabase } from "../support/database";
import { createDrawnEvent, type LoadEvent } from "../support/late-event";
import { printFigure, secondsSince } from "../support/measure";
import { webOperations } from "../support/page-operations";
import { buildProduct, spawnProduct, type Product } from "../support/product";

// The database stops responding for one of two replicas: its backends are stopped, as if their machine had disappeared. New
// connections are accepted, as by the machine that takes over.
const scratch = mkdtempSync(join(tmpdir(), "praia-frozen-"));
const secret = "segredo-apenas-para-os-testes-da-api";
const patient = { interval: 100, timeout: 200_000 };
const cleanUp: (() => Promise<unknown>)[] = [];

beforeAll(buildProduct);
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let started = 0;
function begin(databaseUrl: string): Product {
  const product = spawnProduct({
    DEMO_DATA: "off",
    DATA_DIR: join(scratch, String(++started)),
    DATABASE_URL: databaseUrl,
    ACCESS_TOKEN_SECRET: secret,
    NODE_ENV: "test",
  });
  cleanUp.push(async () => {
    product.signal("SIGKILL");
    await product.ended;
  });
  return product;
}

async function drawnEvent(databaseUrl: string): Promise<{ event: LoadEvent; matchIds: string[] }> {
  const api = await startApi(databaseUrl, { ACCESS_TOKEN_SECRET: secret });
  try {
    const event = await createDrawnEvent(api, 8);
    const matches = await api.db.match.findMany({
      where: { tournamentId: event.key, stage: "GROUP", status: "SCHEDULED" },
    });
    return { event, matchIds: matches.map(({ id }) => id) };
  } finally {
    await api.close();
  }
}

const post = (url: string, query: string, variables = {}, token = "") =>
  fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
const question = "{ rankings(first: 1) { edges { node { id } } } }";
const statusOf = async (url: string) => (await fetch(`${url}/readyz`)).status;

async function record(url: string, matchId: string | undefined, token: string): Promise<void> {
  const input = {
    matchId: encodeGlobalId("Match", matchId ?? ""),
    expectedVersion: 0,
    outcome: "COMPLETED",
    games: [6, 2],
  };
  const answer = await post(
    url,
    `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
    { input },
    token,
  );
  expect(await answer.text()).toContain("RecordMatchResultSuccess");
}

/** Prepares to stop the backends of all current connections. */
async function backendsOf(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids)
      try {
        process.kill(pid, name);
      } catch {
        // The backend has exited meanwhile.
      }
  };
  const all = rows.map(({ pid }) => pid);
  const thaw = () => signal(all, "SIGCONT");
  cleanUp.push(async () => thaw());
  return { freeze: () => signal(all, "SIGSTOP"), thaw, kill: () => signal(all, "SIGKILL") };
}

test.each([
  ["continue", "thaw"],
  ["are killed, with the database", "kill"],
  ["stay silent", "leave"],
] as const)("recovers when backends stop responding and then %s", async (what, ending) => {
  const database = await createTestDatabase();
  cleanUp.push(database.drop);
  const { event, matchIds } = await drawnEvent(database.url);
  const changes = webOperations().get("useMatchChangesSubscription") ?? "";
  const here = await begin(database.url).ready();
  const phone = await follow(here, changes, event.globalId);
  cleanUp.push(async () => phone.close());
  const client = new pg.Client({ connectionString: database.url });
  client.on("error", () => {}); // emitted when the database stops
  await client.connect();
  cleanUp.push(() => client.end().catch(() => {}));
  const backends = await backendsOf(client);
  const other = begin(database.url);
  const elsewhere = await other.ready();

  backends.freeze();
  // No events arrive, and requests that wait for a stopped connection are not served.
  expect(await statusOf(here)).toBe(503);
  expect(await statusOf(elsewhere)).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const answer = await post(here, question);
      const again = answer.headers.get("Retry-After");
      return answer.status === 200 ? "answered" : `${answer.status}, again in ${again}`;
    }),
  );
  expect(answers.filter((answer) => !/^answered$|^503, again in \d+$/.test(answer))).toEqual([]);
  await record(elsewhere, matchIds[0], event.manager.token);

  const endedAt = performance.now();
  if (ending === "thaw") backends.thaw();
  if (ending === "kill") backends.kill();
  await vi.waitFor(async () => expect(await statusOf(here)).toBe(200), patient);
  await vi.waitFor(async () => expect(await statusOf(elsewhere)).toBe(200), patient);
  const refused = answers.filter((answer) => answer !== "answered").length;
  printFigure(
    `backends stop responding, then ${what}`,
    `ready again after ${secondsSince(endedAt)}; ${refused} of ${answers.length} requests got 503 with Retry-After`,
  );
  // Events that were missed meanwhile are delivered, also to clients that reconnect only then.
  const back = await follow(here, changes, event.globalId);
  cleanUp.push(async () => back.close());
  await vi.waitFor(() => expect(phone.revision).toBe(back.revision), patient);
  await record(elsewhere, matchIds[1], event.manager.token);
  await vi.waitFor(() => expect(back.revision).toBeGreaterThan(0), patient);
  await vi.waitFor(() => expect(phone.revision).toBe(back.revision), patient);
  expect(phone.gaps).toBe(0);

  // Its workers run again: no other replica is left to run the jobs.
  other.signal("SIGTERM");
  await other.ended;
  const asked = await post(
    here,
    `mutation { requestPasswordReset(input: { email: "quem@teste.example", portal: ATHLETE }) { __typename } }`,
  );
  expect(await asked.text()).toContain("RequestPasswordResetSuccess");
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  cleanUp.push(() => reader.end());
  await vi.waitFor(
    async () =>
      expect(
        (await reader.query("SELECT 1 FROM graphile_worker.jobs WHERE attempts < max_attempts")).rows,
      ).toEqual([]),
    patient,
  );
});
