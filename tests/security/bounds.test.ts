import { setTimeout as sleep } from "node:timers/promises";
import { isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { budgets } from "../../server/platform/graphql/budget";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { networkLimits } from "../../server/platform/graphql/network-holdings";
import { schema } from "../../server/schema";
import { createDrawnEvent, type LoadEvent } from "../support/late-event";
import { follow } from "../load/followers";
import { usageOf } from "../support/measure";
import { startApi, type TestApi } from "../support/api";
import { createTestDatabase } from "../support/database";
import { nestedLists } from "../support/list-cycles";
import { webOperations } from "../support/page-operations";
import { buildProduct, spawnProduct, type Product } from "../support/product";

let product: Product;
let url: string;
let api: TestApi;
let event: LoadEvent;
let drop: () => Promise<void>;

beforeAll(async () => {
  await buildProduct();
  const database = await createTestDatabase();
  drop = database.drop;
  api = await startApi(database.url);
  event = await createDrawnEvent(api, 64);
  const description = "Torneio na areia. ".repeat(55);
  await api.db.tournament.update({ where: { id: event.key }, data: { description } });
  product = spawnProduct({
    DATABASE_URL: database.url,
    ACCESS_TOKEN_SECRET: api.config.accessTokenSecret,
    DEMO_DATA: "off",
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
  });
  url = await product.ready();
}, 180_000);
afterAll(async () => {
  product.signal("SIGTERM");
  await product.ended;
  await api.close();
  await drop();
});

interface Measured {
  ms: number;
  bytes: number;
  /** The longest that /healthz took meanwhile. */
  stalledMs: number;
  refused: boolean;
  cost?: { asked: number | null; used: number; budget: number };
}

/** @param work @returns its result, and the longest that /healthz took meanwhile. */
async function watched<T>(work: () => Promise<T>): Promise<{ result: T; stalledMs: number }> {
  let going = true;
  let stalledMs = 0;
  const watch = (async () => {
    while (going) {
      const asked = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      stalledMs = Math.max(stalledMs, performance.now() - asked);
      await sleep(5);
    }
  })();
  const result = await work().finally(() => (going = false));
  await watch;
  return { result, stalledMs };
}

async function overHttp(query: string): Promise<Measured> {
  const begun = performance.now();
  const { result, stalledMs } = await watched(async () => {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query }),
    });
    return { text: await response.text(), ms: performance.now() - begun };
  });
  const { errors, extensions } = JSON.parse(result.text) as {
    errors?: unknown;
    extensions?: Pick<Measured, "cost">;
  };
  return {
    ms: result.ms,
    bytes: Buffer.byteLength(result.text),
    stalledMs,
    refused: errors !== undefined,
    ...(extensions?.cost ? { cost: extensions.cost } : {}),
  };
}

async function overSocket(query: string): Promise<Measured> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  const { result, stalledMs } = await watched(
    () =>
      new Promise<{ text: string; ms: number }>((resolve, reject) => {
        let begun = 0;
        socket.once("error", reject);
        socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
        socket.on("message", (data: Buffer) => {
          const text = data.toString();
          const { type } = JSON.parse(text) as { type: string };
          if (type === "connection_ack") {
            begun = performance.now();
            socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query } }));
          } else if (type === "next" || type === "error") resolve({ text, ms: performance.now() - begun });
        });
      }),
  );
  socket.close();
  const { type, payload } = JSON.parse(result.text) as { type: string; payload: { errors?: unknown } };
  return {
    ms: result.ms,
    bytes: Buffer.byteLength(result.text),
    stalledMs,
    refused: type === "error" || payload.errors !== undefined,
  };
}

const isSlow = ({ ms, bytes, stalledMs }: Pick<Measured, "ms" | "bytes" | "stalledMs">): boolean =>
  ms > 500 || bytes > 1_000_000 || stalledMs > 100;

/** What is slow is slow each time; what else the machine does is not. */
async function best(measure: () => Promise<Measured>): Promise<Measured> {
  let answer = await measure();
  for (let again = 0; again < 3 && isSlow(answer); again++) {
    await sleep(2_000); // also the rest that a network's live answers take after work
    answer = await measure();
  }
  return answer;
}

const tournament = schema.getType("Tournament");
if (!isObjectType(tournament)) throw new Error("there are no tournaments");
const root = schema.getQueryType();
if (!root) throw new Error("there are no questions");
const bothWays = (selection: string) => ({
  http: `{ tournament(key: "${event.key}") { ${selection} } }`,
  socket: `subscription { tournamentChanged(tournamentId: "${event.globalId}") { ${selection} } }`,
});

describe("no way round the schema hurts, though nobody is signed in", () => {
  test.each([1, 2, 3])("every list, nested %i times", { timeout: 300_000 }, async (times) => {
    const lists = nestedLists(schema, tournament, times);
    expect(lists.length).toBeGreaterThan(40);
    const slow: string[] = [];
    let refusals = 0;
    const worst = { ms: 0, bytes: 0, stalledMs: 0 };
    const check = async (what: string, measure: () => Promise<Measured>) => {
      const { ms, bytes, stalledMs, refused } = await best(measure);
      if (refused) refusals += 1;
      worst.ms = Math.max(worst.ms, ms);
      worst.bytes = Math.max(worst.bytes, bytes);
      worst.stalledMs = Math.max(worst.stalledMs, stalledMs);
      if (isSlow({ ms, bytes, stalledMs }))
        slow.push(`${what}: ${ms.toFixed()} ms, ${bytes} bytes, stalled ${stalledMs.toFixed()} ms`);
    };
    for (const { list, selection } of lists) {
      const { http, socket } = bothWays(selection);
      await check(list, () => overHttp(http));
      await check(`${list} (live)`, () => overSocket(socket));
    }
    for (const { list, selection } of nestedLists(schema, root, times))
      await check(`Query … ${list}`, () => overHttp(`{ ${selection} }`));
    console.log(`${times}: ${lists.length} lists, ${refusals} refused, worst ${JSON.stringify(worst)}`);
    expect(slow).toEqual([]);
  });

  test("the dearest operation that is let in", async () => {
    const list =
      "enrolments { id status athlete { id displayName level } category { id name level gender } tournament { id name status } }";
    const many = (count: number) =>
      `{ tournament(key: "${event.key}") { ${Array.from({ length: count }, (_, n) => `a${n}: ${list}`).join(" ")} } }`;
    let dearest: Measured | undefined;
    for (let count = 1; count <= 15; count++) {
      const answer = await best(() => overHttp(many(count)));
      if (answer.refused) break;
      dearest = answer;
    }
    console.log(`dearest: ${JSON.stringify(dearest)}`);
    expect(dearest?.cost?.used ?? 0).toBeGreaterThan(budgets.stranger * 0.8);
    expect(dearest?.ms).toBeLessThan(500);
    expect(dearest?.bytes).toBeLessThan(1_000_000);
    expect(dearest?.stalledMs).toBeLessThan(100);
  });
});

/** A socket that has said hello. */
function connect(): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  return new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
    socket.once("message", () => resolve(socket));
  });
}
const inBatches = async <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  while (made.length < count)
    made.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(100, count - made.length) }, (_, index) => make(made.length + index)),
      )),
    );
  return made;
};
const subscribe = (socket: WebSocket, id: string, query: string, variables = {}) =>
  socket.send(JSON.stringify({ id, type: "subscribe", payload: { query, variables } }));
const settled = async () => {
  await sleep(1_000);
  return usageOf(product.pid).megabytes;
};

describe("sockets of one network", () => {
  const changes = webOperations().get("useMatchChangesSubscription") ?? "";
  const record = `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`;

  test("all six hundred phones of an event are served", { timeout: 120_000 }, async () => {
    const phones = await inBatches(600, () => follow(url, changes, event.globalId));
    const match = await api.db.match.findFirstOrThrow({
      where: { tournamentId: event.key, stage: "GROUP", status: "SCHEDULED" },
    });
    const input = {
      matchId: encodeGlobalId("Match", match.id),
      expectedVersion: 0,
      outcome: "COMPLETED",
      games: [6, 2],
    };
    const begun = performance.now();
    const { recordMatchResult } = await api.data(record, { input }, event.manager.token);
    expect(recordMatchResult.__typename).toBe("RecordMatchResultSuccess");
    const { revision } = await api.db.tournament.findUniqueOrThrow({ where: { id: event.key } });
    await vi.waitFor(() => expect(phones.filter((phone) => phone.revision < revision)).toHaveLength(0), {
      timeout: 30_000,
      interval: 20,
    });
    const ms = performance.now() - begun;
    console.log(`600 phones: the last one was told ${ms.toFixed()} ms after the result`);
    for (const phone of phones) phone.close();
  });

  test(
    "six thousand different questions stay small, stall nobody, and one more is refused",
    { timeout: 300_000 },
    async () => {
      const before = await settled();
      const sockets = await inBatches(300, () => connect());
      const { stalledMs } = await watched(async () => {
        for (const [at, socket] of sockets.entries()) {
          for (let n = 0; n < 20; n++)
            subscribe(
              socket,
              String(n),
              `subscription ($id: ID!) { matchesChanged(tournamentId: $id) { a${20 * at + n}: revision } }`,
              { id: event.globalId, made: "up ".repeat(500) },
            );
          if (at % 10 === 9) await sleep(50);
        }
        await sleep(5_000);
      });
      const megabytes = (await settled()) - before;
      console.log(
        `6000 subscriptions: ${megabytes.toFixed()} MB, ${((megabytes * 1000) / 6000).toFixed(1)} kB each, /healthz at most ${stalledMs.toFixed()} ms`,
      );
      const one = await connect();
      const refusal = new Promise<string>((resolve) =>
        one.once("message", (data: Buffer) => resolve(data.toString())),
      );
      subscribe(one, "1", changes, { tournamentId: event.globalId });
      expect(await refusal).toContain("Há acompanhamentos demais nesta rede.");
      for (const socket of [...sockets, one]) socket.terminate();
      expect(megabytes).toBeLessThan(300);
      expect(stalledMs).toBeLessThan(100);
    },
  );

  test("more connections than any event needs are refused", { timeout: 120_000 }, async () => {
    await sleep(1_000);
    const sockets = await inBatches(networkLimits.sockets, () => connect());
    await expect(connect()).rejects.toThrow("429");
    sockets[0]?.terminate();
    await vi.waitFor(async () => (await connect()).terminate(), { timeout: 5_000 });
    for (const socket of sockets) socket.terminate();
  });
});
