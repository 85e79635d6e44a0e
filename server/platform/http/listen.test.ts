import { once } from "node:events";
import { Agent, get, type RequestListener } from "node:http";
import { connect } from "node:net";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import { listen, type Listener } from "./listen";

let listener: Listener;
afterEach(() => listener.close());

const start = async (handler: RequestListener = (_request, response) => response.end("feito")) => {
  listener = await listen("127.0.0.1", 0);
  await listener.serve(handler);
  return `http://127.0.0.1:${listener.port}`;
};

/** The response to raw bytes. */
const answerTo = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = "";
    const socket = connect(listener.port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (data) => (answer += data.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });

test("before there is anything to serve, its port is its own and refuses", async () => {
  listener = await listen("127.0.0.1", 0);
  const url = `http://127.0.0.1:${listener.port}`;
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  await listener.serve((_request, response) => response.end("feito"));
  expect(await (await fetch(url)).text()).toBe("feito");
  await expect(listen("127.0.0.1", listener.port)).rejects.toThrow(/já está em uso/);
});

/** A worker thread that connects in a loop; after a message it returns what happened to its connections. */
const knocking = `
const { connect } = require("node:net");
const { parentPort, workerData: port } = require("node:worker_threads");
const seen = new Set();
let over = false;
parentPort.once("message", () => (over = true));
const knock = () => {
  if (over) return parentPort.postMessage([...seen]);
  const socket = connect(port, "127.0.0.1", () => seen.add("let in"));
  socket.on("error", ({ code }) => seen.add(code)).on("close", () => setImmediate(knock));
};
knock();`;

test("a proxy that tries the port of a server that begins is refused, and never let in and cut", async () => {
  await start();
  const { port } = listener;
  await listener.close();
  const proxy = new Worker(knocking, { eval: true, workerData: port });
  await once(proxy, "online");
  for (let times = 0; times < 300; times++) listener = await listen("127.0.0.1", port);
  proxy.postMessage("end");
  const [seen] = (await once(proxy, "message")) as [string[]];
  expect(seen).toEqual(["ECONNREFUSED"]);
});

test.each([
  ["GARBAGE\r\n\r\n", 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
])("malformed HTTP gets an error in JSON", async (bytes, status) => {
  await start();
  const [head = "", body = ""] = (await answerTo(bytes)).split("\r\n\r\n");
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain("Content-Type: application/json");
  expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: "BAD_REQUEST" } }] });
});

/** A server with one request that waits for its answer. */
async function withOneUnderWay() {
  let finish = () => {};
  let arrived = () => {};
  const underWay = new Promise<void>((resolve) => (arrived = resolve));
  const url = await start((request, response) => {
    if (request.url !== "/slow") return void response.end("feito");
    finish = () => response.end("feito");
    arrived();
  });
  const slow = fetch(`${url}/slow`)
    .then((answer) => answer.text())
    .catch(() => "cut");
  await underWay;
  return { url, slow, finish: () => finish() };
}

/** Asks on a connection that stays open if the server leaves it so. */
const askOver = (agent: Agent, address: string) =>
  new Promise<[status: number | undefined, connection: string | undefined]>((resolve, reject) => {
    get(address, { agent }, (response) => {
      response.resume().on("end", () => resolve([response.statusCode, response.headers.connection]));
    }).on("error", reject);
  });

test("draining refuses who is new, serves what comes on open connections, and waits for what is under way", async () => {
  const { url, slow, finish } = await withOneUnderWay();
  const [first, second] = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 })) as [Agent, Agent];
  expect(await askOver(first, url)).toEqual([200, "keep-alive"]);
  expect(await askOver(second, url)).toEqual([200, "keep-alive"]);
  let drained = false;
  const draining = listener.drain(60_000).then(() => (drained = true));
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow("fetch failed"));
  expect(await askOver(first, url)).toEqual([200, "close"]);
  expect(await askOver(second, `${url}/readyz`)).toEqual([503, "close"]);
  await expect(askOver(first, url)).rejects.toThrow("ECONNREFUSED");
  expect(drained).toBe(false);
  finish();
  expect(await slow).toBe("feito");
  await draining;
});

test("draining waits for the first request of a connection, however late it comes", async () => {
  await start((_request, response) => response.end("x"));
  const socket = connect(listener.port, "127.0.0.1");
  await new Promise((resolve) => socket.once("connect", resolve));
  let drained = false;
  const draining = listener.drain(60_000).then(() => (drained = true));
  await new Promise((resolve) => setTimeout(resolve, 1_500)); // longer than any connection lingers
  expect(drained).toBe(false);
  const answer = new Promise<string>((resolve) => socket.once("data", (chunk) => resolve(String(chunk))));
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  expect(await answer).toContain("200 OK");
  await draining;
});

test("draining gives up on what does not end", async () => {
  const { slow } = await withOneUnderWay();
  await listener.drain(20);
  await listener.close();
  expect(await slow).toBe("cut");
});

/** Sends so many requests at once on one connection. */
const pipeline = (count: number) => {
  const socket = connect(listener.port, "127.0.0.1", () =>
    socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n".repeat(count)),
  );
  socket.on("error", () => {});
  return socket;
};

test("requests of one connection are handled one after the other", async () => {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  await start((_request, response) => {
    running += 1;
    most = Math.max(most, running);
    ends.push(() => {
      running -= 1;
      response.end("x");
    });
  });
  const socket = pipeline(5);
  for (let handled = 1; handled <= 5; handled++) {
    await vi.waitFor(() => expect(ends).toHaveLength(handled));
    ends[handled - 1]?.();
  }
  expect(most).toBe(1);
  socket.destroy();
});

test("a connection on which too many wait is ended, and what waits on it is never begun", async () => {
  listener = await listen("127.0.0.1", 0, { maxPipelined: 3 });
  let begun = 0;
  let parsed = 0;
  await listener.serve(() => void (begun += 1));
  listener.server.on("request", () => (parsed += 1));
  const socket = pipeline(1_000);
  await new Promise((resolve) => socket.once("close", resolve));
  expect(begun).toBe(1);
  expect(parsed).toBe(5); // one runs, three wait, and one is too many
  await new Promise((resolve) => setImmediate(resolve));
  // Node uses the parsers of closed connections again.
  for (let n = 0; n < 5; n++) expect(await answerTo("GARBAGE\r\n\r\n")).toContain("400 Bad Request");
  for (let n = 0; n < 5; n++) pipeline(1);
  await vi.waitFor(() => expect(begun).toBe(6));
});
