import { connect } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { listen, type Listener } from "./listen";

let listener: Listener;
afterEach(() => listener.close());

const start = async () => {
  listener = await listen("127.0.0.1", 0);
  return `http://127.0.0.1:${listener.port}`;
};

/** What comes back for bytes that are no HTTP. */
const answerTo = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = "";
    const socket = connect(listener.port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (data) => (answer += data.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });

test("before there is anything to serve, it lives and is not ready", async () => {
  const url = await start();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  const response = await fetch(`${url}/graphql`, { method: "POST" });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.json()).toMatchObject({
    errors: [
      { extensions: { code: "SERVICE_UNAVAILABLE", requestId: response.headers.get("x-request-id") } },
    ],
  });
});

test.each([
  ["GARBAGE\r\n\r\n", 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
])("what is no HTTP is told so in JSON", async (bytes, status) => {
  await start();
  const [head = "", body = ""] = (await answerTo(bytes)).split("\r\n\r\n");
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain("Content-Type: application/json");
  expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: "BAD_REQUEST" } }] });
});

test("draining waits for what is under way, and only for that", async () => {
  const url = await start();
  let finish = () => {};
  let arrived = () => {};
  const underWay = new Promise<void>((resolve) => (arrived = resolve));
  listener.serve((_request, response) => {
    finish = () => response.end("feito");
    arrived();
  });
  const slow = fetch(url);
  await underWay;
  let drained = false;
  const draining = listener.drain(60_000).then(() => (drained = true));
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect(drained).toBe(false);
  finish();
  expect(await (await slow).text()).toBe("feito");
  await draining;
  await listener.drain(60_000); // nothing is under way
});

test("draining gives up on what does not end", async () => {
  const url = await start();
  let arrived = () => {};
  const underWay = new Promise<void>((resolve) => (arrived = resolve));
  listener.serve(() => arrived());
  const never = fetch(url).catch(() => "cut");
  await underWay;
  await listener.drain(20);
  await listener.close();
  expect(await never).toBe("cut");
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
  await start();
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  listener.serve((_request, response) => {
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
  listener = await listen("127.0.0.1", 0, 3);
  let begun = 0;
  listener.serve(() => void (begun += 1));
  const socket = pipeline(1_000);
  await new Promise((resolve) => socket.once("close", resolve));
  expect(begun).toBe(1);
});
