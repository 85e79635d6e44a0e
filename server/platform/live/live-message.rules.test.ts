import { expect, test } from "vitest";
import { maxInitLength, neededOf } from "./live-message.rules";

const subscribe = {
  id: "1",
  type: "subscribe",
  payload: { query: "subscription { a }", variables: { a: 1 } },
};
const named = { ...subscribe, payload: { query: "", operationName: "A", extensions: { documentId: "a" } } };

test.each([subscribe, named, { id: "1", type: "complete" }])("%j is kept as it is", (message) => {
  expect(neededOf(JSON.stringify(message))).toBe(JSON.stringify(message));
});

test("of a ping nothing is kept that could be sent back", () => {
  const payload = { made: "up ".repeat(20_000) };
  expect(neededOf(JSON.stringify({ type: "ping", payload }))).toBe('{"type":"ping"}');
  expect(neededOf(JSON.stringify({ type: "pong", payload }))).toBe('{"type":"pong"}');
});

test("of a hello the token is kept, and the minor", () => {
  const hello = (payload: unknown) => neededOf(JSON.stringify({ type: "connection_init", payload }));
  expect(hello({ accessToken: "a", athlete: "b", made: "up" })).toBe(
    '{"type":"connection_init","payload":{"accessToken":"a","athlete":"b"}}',
  );
  expect(hello(null)).toBe('{"type":"connection_init"}');
  expect(hello({ accessToken: "a".repeat(maxInitLength) })).toBeNull();
});

test.each([
  { ...subscribe, more: 1 },
  { ...subscribe, id: "a".repeat(101) },
  { ...subscribe, id: 1 },
  { ...subscribe, payload: { ...subscribe.payload, more: 1 } },
  { ...subscribe, payload: { ...subscribe.payload, extensions: { made: "up ".repeat(20_000) } } },
  { ...subscribe, payload: [] },
  { id: "1", type: "complete", payload: {} },
  { id: "1", type: "next", payload: {} },
  { type: "constructor" },
  { type: 1 },
  [],
  null,
  "ping",
])("%j is refused", (message) => {
  expect(neededOf(JSON.stringify(message))).toBeNull();
});

test("what is no JSON is refused", () => {
  expect(neededOf("{nope")).toBeNull();
});
