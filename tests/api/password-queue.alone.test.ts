import { expect, test, vi } from "vitest";
import { hashPassword, PasswordQueueFull } from "../../server/platform/password-hash";
import type { PasswordTask } from "../../server/platform/password-workers";
import { useApi } from "../support/api";
import { rawRequest } from "../support/raw-http";

const slow = vi.hoisted(() => ({
  finish: [] as ((hash: string) => void)[],
  compared: [] as { password: string; hash: string }[],
}));
vi.mock("../../server/platform/password-workers", () => ({
  onPasswordThread: (asked: PasswordTask) => {
    if (!("hash" in asked)) return new Promise<string>((resolve) => slow.finish.push(resolve));
    slow.compared.push(asked);
    return Promise.resolve(false);
  },
}));

const api = useApi({ TRUST_PROXY: "1" });
const busy = "198.51.100.7";

const signInFrom = (network: string) =>
  rawRequest(api().url, "/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": network },
    body: JSON.stringify({
      query: `mutation { signIn(input: { email: "a@teste.example", password: "b" }) { __typename } }`,
    }),
  });
const finishOne = async () => {
  slow.finish.shift()?.("hash");
  await new Promise(setImmediate);
};

test("when too many passwords of one network wait, its next is told to come back; the neighbours have their turn", async () => {
  const waiting: Promise<unknown>[] = [];
  let refused: unknown;
  while (refused === undefined) {
    const hash = hashPassword("AreiaFofa2026", busy);
    hash.catch((error: unknown) => (refused = error));
    await new Promise(setImmediate);
    if (refused === undefined) waiting.push(hash);
    expect(waiting.length).toBeLessThan(1000);
  }
  expect(refused).toBeInstanceOf(PasswordQueueFull);
  expect(waiting.length, "a whole arena at once").toBeGreaterThanOrEqual(80);

  const answer = await signInFrom(busy);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(answer.body)).toMatchObject({
    errors: [
      {
        message: "Muitas pessoas estão entrando agora. Tente novamente em instantes.",
        extensions: { code: "SERVICE_UNAVAILABLE" },
      },
    ],
  });

  let answered = false;
  const neighbour = signInFrom("203.0.113.9").finally(() => (answered = true));
  let finished = 0;
  // One finishes at a time, with long pauses in which the neighbour's request can arrive and be answered.
  for (let tick = 1; !answered && tick <= 60_000; tick++) {
    if (tick % 1000 === 0) {
      await finishOne();
      finished++;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(JSON.parse((await neighbour).body)).toMatchObject({
    data: { signIn: { __typename: "InvalidCredentials" } },
  });
  expect(finished).toBeLessThanOrEqual(3);

  const over = Promise.all(waiting);
  const ending = setInterval(() => slow.finish.splice(0).forEach((finish) => finish("hash")), 1);
  await over;
  clearInterval(ending);
  const { status, body } = await signInFrom(busy);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ data: { signIn: { __typename: "InvalidCredentials" } } });
});

test("signing in to an unknown account compares a hash of the usual cost, so that its answer takes as long", async () => {
  slow.compared.splice(0);
  const { status } = await signInFrom("192.0.2.33");
  expect(status).toBe(200);
  expect(slow.compared.map(({ hash }) => hash.slice(0, 7))).toEqual(["$2b$04$"]);
});
