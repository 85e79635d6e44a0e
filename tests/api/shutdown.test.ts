import { Agent, request as httpRequest } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase } from "../support/database";
import { openLive, openSocket } from "../support/live-socket";
import { buildProduct, spawnProduct, type Product } from "../support/product";
import { rawRequest, type RawAnswer } from "../support/raw-http";

const scratch = mkdtempSync(join(tmpdir(), "praia-shutdown-"));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let product: Product;

beforeAll(async () => {
  await buildProduct();
  database = await createTestDatabase();
});
afterAll(async () => {
  product.signal("SIGKILL");
  await product.ended;
  await database.drop();
  rmSync(scratch, { recursive: true, force: true });
});

const signIn = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({
    query: `mutation { signIn(input: { email: "a@teste.example", password: "b" }) { __typename } }`,
  }),
};

/** Lets nobody count a try to sign in until it is told to. */
async function holdSignIns(): Promise<{ waiting: () => Promise<number>; release: () => Promise<void> }> {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query("LOCK TABLE limites IN ACCESS EXCLUSIVE MODE");
  return {
    waiting: async () => {
      const { rows } = await holder.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return rows[0]?.count ?? 0;
    },
    release: async () => {
      await holder.query("COMMIT");
      await holder.end();
    },
  };
}

/** Asks over a connection that stays open. */
const askOver = (agent: Agent, url: string, path: string) =>
  new Promise<RawAnswer>((resolve, reject) => {
    httpRequest(url + path, { agent }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on("error", reject)
      .end();
  });

test("a server that is told to stop finishes what it has begun, lets nobody new in, and ends well", async () => {
  product = spawnProduct({
    DEMO_DATA: "off",
    DATA_DIR: join(scratch, "data"),
    DATABASE_URL: database.url,
    // A slow machine may not get so far in the time that a request has.
    PATIENCE: "20",
  });
  const url = await product.ready();
  const live = await openLive(url, null);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await askOver(agent, url, "/readyz")).status).toBe(200);

  const held = await holdSignIns();
  let answered = false;
  const slow = rawRequest(url, "/graphql", signIn).finally(() => (answered = true));
  await vi.waitFor(async () => expect(await held.waiting()).toBeGreaterThan(0), { timeout: 60_000 });

  product.signal("SIGTERM");
  // Who is new goes elsewhere; what comes on an open connection is served, and told to open no further one here.
  await vi.waitFor(() => expect(rawRequest(url, "/readyz")).rejects.toThrow("ECONNREFUSED"));
  const onOldConnection = await askOver(agent, url, "/readyz");
  expect([onOldConnection.status, onOldConnection.headers["connection"]]).toEqual([503, "close"]);
  await expect(openSocket(url)).rejects.toThrow("ECONNREFUSED");
  expect(answered).toBe(false);

  await held.release();
  const { status, body } = await slow;
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ data: { signIn: { __typename: "InvalidCredentials" } } });
  expect(await live.closed).toBe(1001);
  expect(await product.ended).toBe(0);
  expect(product.output().stderr).toBe("");
  agent.destroy();
});
