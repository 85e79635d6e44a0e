import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
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
