import { setTimeout as sleep } from "node:timers/promises";
import { isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { budgets } from "../../server/platform/limits/operation-cost";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { networkLimits } from "../../server/platform/live/network-holdings";
import { schema } from "../../server/schema";
import { createDrawnEvent, type LoadEvent } from "../support/late-event";
import { follow } from "../load/followers";
import { password, useAccounts } from "../support/accounts";
import { startApi, type TestApi } from "../support/api";
import { createTestDatabase } from "../support/database";
import { nestedLists } from "../support/list-cycles";
import { webOperations } from "../support/page-operations";
import { buildProduct, spawnProduct, type Product } from "../support/product";

// What a password costs is tried elsewhere: see many-sign-ins.test.
vi.hoisted(() => (process.env["PASSWORD_HASH_COST"] = "4"));

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
    TRUST_PROXY: "1",
    PASSWORD_HASH_COST: "4",
  });
  url = await product.ready();
});
afterAll(async () => {
  product.signal("SIGTERM");
  await product.ended;
  await api.close();
  await drop();
});

interface Answer {
  bytes: number;
  refused: boolean;
  cost?: { asked: number | null; used: number; budget: number };
}

async function overHttp(query: string): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const text = await response.text();
  const { errors, extensions } = JSON.parse(text) as {
    errors?: unknown;
    extensions?: Pick<Answer, "cost">;
  };
  return {
    bytes: Buffer.byteLength(text),
    refused: errors !== undefined,
    ...(extensions?.cost ? { cost: extensions.cost } : {}),
  };
}

async function overSocket(query: string): Promise<Answer> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  const text = await new Promise<string>((resolve, reject) => {
    socket.once("error", reject);
    socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
    socket.on("message", (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string };
      if (type === "connection_ack")
        socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query } }));
      else if (type === "next" || type === "error") resolve(data.toString());
    });
  });
  socket.close();
  const { type, payload } = JSON.parse(text) as { type: string; payload: { errors?: unknown } };
  return { bytes: Buffer.byteLength(text), refused: type === "error" || payload.errors !== undefined };
}

const mostBytes = 1_000_000;

const tournament = schema.getType("Tournament");
if (!isObjectType(tournament)) throw new Error("there are no tournaments");
const root = schema.getQueryType();
if (!root) throw new Error("there are no questions");
const bothWays = (selection: string) => ({
  http: `{ tournament(key: "${event.key}") { ${selection} } }`,
  socket: `subscription { tournamentChanged(tournamentId: "${event.globalId}") { ${selection} } }`,
});

describe("an answer to a stranger is bounded", () => {
  test.each([1, 2, 3])("every list, nested %i times", async (times) => {
    const lists = nestedLists(schema, tournament, times);
    expect(lists.length).toBeGreaterThan(40);
    const tooLarge: string[] = [];
    const check = async (what: string, answer: Promise<Answer>) => {
      const { bytes } = await answer;
      if (bytes > mostBytes) tooLarge.push(`${what}: ${bytes} bytes`);
    };
    for (const { list, selection } of lists) {
      const { http, socket } = bothWays(selection);
      await check(list, overHttp(http));
      await check(`${list} (live)`, overSocket(socket));
    }
    for (const { list, selection } of nestedLists(schema, root, times))
      await check(`Query … ${list}`, overHttp(`{ ${selection} }`));
    expect(tooLarge).toEqual([]);
  });

  test("the dearest operation within the budget", async () => {
    const list =
      "enrolments { id status athlete { id displayName level } category { id name level gender } tournament { id name status } }";
    const many = (count: number) =>
      `{ tournament(key: "${event.key}") { ${Array.from({ length: count }, (_, n) => `a${n}: ${list}`).join(" ")} } }`;
    let dearest: Answer | undefined;
    for (let count = 1; count <= 15; count++) {
      const answer = await overHttp(many(count));
      if (answer.refused) break;
      dearest = answer;
    }
    expect(dearest?.cost?.used ?? 0).toBeGreaterThan(budgets.stranger * 0.8);
    expect(dearest?.bytes).toBeLessThan(mostBytes);
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

describe("sockets of one network", () => {
  const changes = webOperations().get("useMatchChangesSubscription") ?? "";
  const record = `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`;

  /** Signs in, and tries again as often as the server says that it is busy. */
  async function signIn(email: string, headers: Record<string, string>): Promise<string> {
    const query = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
    for (;;) {
      const response = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ query, variables: { input: { email, password } } }),
      });
      const { data } = (await response.json()) as { data?: { signIn: { __typename: string } } };
      if (data) return data.signIn.__typename;
      expect(response.status).toBe(503);
      await sleep(Number(response.headers.get("retry-after")) * 1_000);
    }
  }

  test("all six hundred phones of an event are served, and their people sign in meanwhile", async () => {
    const behindOneAddress = { "X-Forwarded-For": "198.51.100.7" };
    const { createAccount } = useAccounts(() => api);
    const people = await inBatches(600, () => createAccount());
    const phones = await inBatches(600, () => follow(url, changes, event.globalId, behindOneAddress));
    const entered = await Promise.all(people.map(({ email }) => signIn(email, behindOneAddress)));
    expect(entered.filter((answer) => answer !== "SignInSuccess")).toEqual([]);
    const match = await api.db.match.findFirstOrThrow({
      where: { tournamentId: event.key, stage: "GROUP", status: "SCHEDULED" },
    });
    const input = {
      matchId: encodeGlobalId("Match", match.id),
      expectedVersion: 0,
      outcome: "COMPLETED",
      games: [6, 2],
    };
    const { recordMatchResult } = await api.data(record, { input }, event.manager.token);
    expect(recordMatchResult.__typename).toBe("RecordMatchResultSuccess");
    const { revision } = await api.db.tournament.findUniqueOrThrow({ where: { id: event.key } });
    await vi.waitFor(() => expect(phones.filter((phone) => phone.revision < revision)).toHaveLength(0), {
      timeout: 120_000,
      interval: 20,
    });
    for (const phone of phones) phone.close();
  });

  test("all six hundred are answered when they open the page at once", async () => {
    const { http } = bothWays("name");
    const answers = await Promise.all(Array.from({ length: 600 }, () => overHttp(http)));
    expect(answers.filter(({ refused }) => refused)).toEqual([]);
  });

  test("the subscription after six thousand different ones is refused", async () => {
    const sockets = await inBatches(300, () => connect());
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
    const one = await connect();
    const refused = async () => {
      const answer = new Promise<string>((resolve) =>
        one.once("message", (data: Buffer) => resolve(data.toString())),
      );
      subscribe(one, String(++asked), changes, { tournamentId: event.globalId });
      expect(await answer).toContain("Há acompanhamentos demais nesta rede.");
    };
    let asked = 0;
    await vi.waitFor(refused, { timeout: 60_000, interval: 500 });
    for (const socket of [...sockets, one]) socket.terminate();
  });

  test("more connections than any event needs are refused", async () => {
    await sleep(1_000);
    const sockets = await inBatches(networkLimits.sockets, () => connect());
    await expect(connect()).rejects.toThrow("429");
    sockets[0]?.terminate();
    await vi.waitFor(async () => (await connect()).terminate(), { timeout: 60_000 });
    for (const socket of sockets) socket.terminate();
  });
});
