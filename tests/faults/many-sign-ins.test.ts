import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { password, useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { buildProduct, spawnProduct, type Product } from "../support/product";

const api = useApi();
const { createAccount } = useAccounts(api);
let products: Product[] = [];
let urls: string[] = [];

// Two processes on one database, as replicas are.
beforeAll(async () => {
  await buildProduct();
  products = [1, 2].map(() =>
    spawnProduct({
      DATABASE_URL: api().databaseUrl,
      ACCESS_TOKEN_SECRET: api().config.accessTokenSecret,
      DEMO_DATA: "off",
      TRUST_PROXY: "1",
      LOG_LEVEL: "silent",
    }),
  );
  urls = await Promise.all(products.map((product) => product.ready()));
});
afterAll(async () => {
  for (const product of products) product.signal("SIGTERM");
  await Promise.all(products.map(({ ended }) => ended));
});
beforeEach(async () => {
  await api().db.rateLimit.deleteMany();
});

const query = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }`;

/** Signs in, and tries again as often as the server says that it is busy. @returns the answer's type. */
async function signIn(process: 0 | 1, network: string, email: string, typed = password): Promise<string> {
  for (;;) {
    const response = await fetch(`${urls[process]}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": network },
      body: JSON.stringify({ query, variables: { input: { email, password: typed } } }),
    });
    const { data } = (await response.json()) as { data?: { signIn: { __typename: string } } };
    if (data) return data.signIn.__typename;
    expect(response.status).toBe(503);
    await sleep(Number(response.headers.get("retry-after")) * 1000);
  }
}
const people = (count: number) => Promise.all(Array.from({ length: count }, () => createAccount()));
const countOf = (answers: string[]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
};

test("80 people of one arena's network sign in at once, and people elsewhere get in while they wait", async () => {
  const arena = await people(80);
  const elsewhere = await people(4);
  const entries = Promise.all(arena.map(({ email }) => signIn(0, "198.51.100.7", email)));
  await sleep(500);
  const neighbours = await Promise.all(
    elsewhere.map(({ email }, n) => signIn(0, `203.0.113.${n + 1}`, email)),
  );
  expect(countOf(await entries)).toEqual({ SignInSuccess: 80 });
  expect(countOf(neighbours)).toEqual({ SignInSuccess: 4 });
});

test("guesses at one account sent to two processes at once: five are looked at", async () => {
  const { email } = await createAccount();
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, n) => signIn(n % 2 === 0 ? 0 : 1, "198.51.100.7", email, `Errada${n}`)),
  );
  expect(countOf(guesses)).toEqual({ InvalidCredentials: 5, TooManyAttempts: 35 });
});

test("guesses of one network sent to two processes at once: thirty are looked at, and who is right before enters", async () => {
  const sendAll = (all: { email: string; typed: string }[]) =>
    Promise.all(all.map(({ email, typed }, n) => signIn(n % 2 === 0 ? 0 : 1, "198.51.100.7", email, typed)));
  const wrong = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ email: `ninguem${n}@teste.example`, typed: "Errada2026" }));
  const right = (await people(10)).map(({ email }) => ({ email, typed: password }));
  expect(countOf(await sendAll([...wrong(29), ...right]))).toEqual({
    InvalidCredentials: 29,
    SignInSuccess: 10,
  });
  expect(countOf(await sendAll(wrong(20)))).toEqual({ InvalidCredentials: 1, TooManyAttempts: 19 });
});
