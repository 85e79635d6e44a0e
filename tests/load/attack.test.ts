import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, test } from "vitest";
import { WebSocket } from "ws";
import { createTestDatabase } from "../support/database";
import { usageOf } from "../support/measure";
import { buildProduct, spawnProduct, type Product } from "../support/product";
import { quantile } from "../support/timing";

/** Each attack goes on for so long, from this machine to a server of its own on 127.0.0.1. */
const attackMs = 10_000;
const sockets = 500;

let product: Product;
let url: URL;
let drop: () => Promise<void>;

beforeAll(async () => {
  await buildProduct();
  const database = await createTestDatabase();
  drop = database.drop;
  product = spawnProduct({
    DATABASE_URL: database.url,
    DEMO_DATA: "off",
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    NODE_OPTIONS: "--max-old-space-size=640", // as in the image
  });
  url = new URL(await product.ready());
  if (!["127.0.0.1", "localhost"].includes(url.hostname))
    throw new Error("The attack is for this machine alone");
  await servedForAWhile();
});
afterAll(async () => {
  product.signal("SIGTERM");
  await product.ended;
  await drop();
});

const post = (body: string) =>
  fetch(new URL("/graphql", url), { method: "POST", headers: { "Content-Type": "application/json" }, body })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);

/** What any server has done before somebody attacks it: memory that it needs for its daily work is no attack's. */
async function servedForAWhile(): Promise<void> {
  const until = Date.now() + 10_000;
  const query = "{ tournaments(first: 20) { edges { node { id name } } } viewer { homePath } }";
  await repeat(20, until, () => post(JSON.stringify({ query })));
}

/** The same again and again, so many at a time, until the time is over. */
async function repeat(atOnce: number, until: number, work: () => Promise<unknown>): Promise<void> {
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (Date.now() < until) await work();
    }),
  );
}

function openSocket(): Promise<WebSocket> {
  const socket = new WebSocket(new URL("/graphql", url).href.replace("http", "ws"), "graphql-transport-ws");
  socket.on("error", () => {});
  return new Promise((resolve) => {
    socket.once("open", () => resolve(socket));
    socket.once("close", () => resolve(socket));
  });
}
const say = (socket: WebSocket, message: unknown) => {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
};
const hello = { type: "connection_init" };
const missing = Buffer.from("Tournament:00000000-0000-4000-8000-000000000000").toString("base64url");
const follow = `subscription { tournamentChanged(tournamentId: "${missing}") { id } }`;

const filler = "u".repeat(63_000);
/** Subscriptions that are long by what nobody needs. */
const long = (n: number) => [
  { id: `e${n}`, type: "subscribe", payload: { query: follow, extensions: { made: filler } } },
  { id: `k${n}`, type: "subscribe", payload: { query: follow, made: filler } },
  { id: `i${n}${filler}`, type: "subscribe", payload: { query: follow } },
];

async function withSockets(until: number, attack: (socket: WebSocket) => Promise<unknown>): Promise<void> {
  const open: WebSocket[] = [];
  await Promise.all(
    Array.from({ length: sockets }, async () => {
      while (Date.now() < until) {
        const socket = await openSocket();
        open.push(socket);
        await attack(socket);
        await sleep(1_000);
        socket.terminate();
      }
    }),
  );
}

const signIn = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
const manyKeys = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`campo${n}`, "aaaa"]));
const wrappers = Array.from(
  { length: 10 },
  (_, n) => `a${n}: ofType { kind name ofType { kind name } }`,
).join(" ");

const attacks: Record<string, (until: number) => Promise<void>> = {
  // The first figure is what watching alone shows.
  nothing: (until) => sleep(until - Date.now()),
  "thousands of unknown keys": (until) =>
    repeat(8, until, () => post(JSON.stringify({ query: signIn, variables: { input: manyKeys } }))),
  "lists of 24,000 wrong ids": (until) => {
    const ids = Array.from({ length: 24_000 }, () => "1");
    const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
    return repeat(8, until, () => post(JSON.stringify({ query, variables: { ids } })));
  },
  "subscriptions of 63 kB": (until) =>
    withSockets(until, async (socket) => {
      say(socket, hello);
      for (let n = 0; n < 2; n++) for (const message of long(n)) say(socket, message);
    }),
  "pings that nobody reads the answers of": (until) =>
    repeat(1, until, async () => {
      const socket = await openSocket();
      socket.pause();
      const ping = { type: "ping", payload: { made: "u".repeat(64_000) } };
      for (let n = 0; n < 1_000 && socket.readyState === WebSocket.OPEN && Date.now() < until; n++) {
        say(socket, ping);
        if (n % 20 === 0) await sleep(1);
      }
      socket.terminate();
    }),
  "hellos of 65 kB": (until) =>
    withSockets(until, async (socket) => {
      say(socket, { type: "connection_init", payload: { made: "u".repeat(65_000) } });
    }),
  "bad messages": (until) =>
    withSockets(until, async (socket) => {
      say(socket, hello);
      for (let n = 0; n < 200; n++) say(socket, { id: `${n}`, type: "subscribe", payload: { query: "{ a" } });
    }),
  "pipelined requests": (until) => {
    const body = JSON.stringify({ query: "{ viewer { homePath } }" });
    const one = `POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    return repeat(10, until, async () => {
      const socket: Socket = connect(Number(url.port), "127.0.0.1", () => socket.write(one.repeat(1_000)));
      socket.on("error", () => {}).resume();
      await Promise.race([new Promise((resolve) => socket.once("close", resolve)), sleep(2_000)]);
      socket.destroy();
    });
  },
  "many connections that ask": (until) =>
    repeat(400, until, () => post(JSON.stringify({ query: "{ viewer { homePath } }" }))),
  "deep introspection": (until) =>
    repeat(8, until, () =>
      post(JSON.stringify({ query: `{ __schema { types { fields { type { ${wrappers} } } } } }` })),
    ),
};

interface Seen {
  healthy: number[];
  megabytes: number;
}

/** Asks how the server is, and how large, from a thread of its own: this one is busy with the attack. */
const watch = `
const { parentPort, workerData } = require("node:worker_threads");
const { readFileSync } = require("node:fs");
const size = () => Number(/VmRSS:\\s+(\\d+)/.exec(readFileSync("/proc/" + workerData.pid + "/status", "utf8"))[1]) / 1024;
(async () => {
  const healthy = [];
  let megabytes = 0;
  while (Date.now() < workerData.until) {
    const asked = performance.now();
    const response = await fetch(workerData.url);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error("/healthz answered " + response.status);
    healthy.push(performance.now() - asked);
    megabytes = Math.max(megabytes, size());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  parentPort.postMessage({ healthy, megabytes });
})();`;

function watched(until: number): Promise<Seen> {
  const workerData = { pid: product.pid, url: new URL("/healthz", url).href, until };
  const worker = new Worker(watch, { eval: true, workerData });
  return new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
}

test.each(Object.entries(attacks))("%s", async (name, attack) => {
  await sleep(2_000);
  const before = usageOf(product.pid).megabytes;
  const until = Date.now() + attackMs;
  const [{ healthy, megabytes }] = await Promise.all([watched(until), attack(until)]);
  const growth = megabytes - before;
  const took = [0.5, 0.99, 1].map((share) => quantile(healthy, share).toFixed(0));
  process.stdout.write(
    `${name}: ${growth >= 0 ? "+" : ""}${growth.toFixed(0)} MB (of ${before.toFixed(0)}); /healthz p50 ${took[0]} ms, p99 ${took[1]} ms, longest ${took[2]} ms\n`,
  );
});
