import { expect, test, vi } from "vitest";
import { hashPassword, PasswordQueueFull } from "../../server/platform/password-hash";
import type { PasswordTask } from "../../server/platform/password-workers";
import { useApi } from "../support/api";
import { rawRequest } from "../support/raw-http";

const slow = vi.hoisted(() => ({ finish: [] as ((hash: string) => void)[] }));
vi.mock("../../server/platform/password-workers", () => ({
  onPasswordThread: (asked: PasswordTask) =>
    "hash" in asked ? Promise.resolve(false) : new Promise<string>((resolve) => slow.finish.push(resolve)),
}));

const api = useApi();

const signIn = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({
    query: `mutation { signIn(input: { email: "a@teste.example", password: "b" }) { __typename } }`,
  }),
};

test("when too many passwords wait to be checked, whoever comes next is told to come back", async () => {
  const waiting: Promise<unknown>[] = [];
  let refused: unknown;
  while (refused === undefined) {
    const hash = hashPassword("AreiaFofa2026");
    hash.catch((error: unknown) => (refused = error));
    await new Promise(setImmediate);
    if (refused === undefined) waiting.push(hash);
    expect(waiting.length).toBeLessThan(1000);
  }
  expect(refused).toBeInstanceOf(PasswordQueueFull);

  const answer = await rawRequest(api().url, "/graphql", signIn);
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

  const over = Promise.all(waiting);
  const ending = setInterval(() => slow.finish.splice(0).forEach((finish) => finish("hash")), 1);
  await over;
  clearInterval(ending);
  const { status, body } = await rawRequest(api().url, "/graphql", signIn);
  expect([status, body]).toEqual([200, `{"data":{"signIn":{"__typename":"InvalidCredentials"}}}\n`]);
});
