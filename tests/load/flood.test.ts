import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../../prisma/demo/logins";
import { people } from "../../prisma/demo/people";
import { createTestDatabase } from "../support/database";
import { pageOperations } from "../support/page-operations";
import { buildProduct, spawnProduct, type Product } from "../support/product";
import { quantile, timeOf } from "../support/timing";

let product: Product;
let url: string;
let token: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  await buildProduct();
  const database = await createTestDatabase({ empty: true });
  drop = database.drop;
  product = spawnProduct({
    DATABASE_URL: database.url,
    NODE_ENV: "test",
    TRUST_PROXY: "1",
    LOG_LEVEL: "silent",
  });
  url = await product.ready();
  token = (await signIn("198.51.100.1", people.mainManager.email, demoPassword)).accessToken ?? "";
});
afterAll(async () => {
  product.signal("SIGTERM");
  await product.ended;
  await drop();
});

const post = async (body: object, headers: Record<string, string>) => {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, any> };
};

async function signIn(address: string, email: string, password: string) {
  const { status, body } = await post(
    {
      query: `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on SignInSuccess { accessToken } } }`,
      variables: { input: { email, password } },
    },
    { "X-Forwarded-For": address },
  );
  return { status, accessToken: body["data"]?.signIn?.accessToken as string | undefined };
}

/** The dashboard, as its page asks for it, twenty times a second. @returns how long each answer took, in milliseconds. */
async function readFor(seconds: number): Promise<number[]> {
  const query = pageOperations().get("ArenaDashboardPageQuery");
  const times: number[] = [];
  for (let until = Date.now() + seconds * 1000; Date.now() < until;) {
    const took = await timeOf(async () => {
      const { body } = await post({ query }, { Authorization: `Bearer ${token}` });
      expect(body["errors"]).toBeUndefined();
    });
    times.push(took);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 50 - took)));
  }
  return times;
}

/** Fifty sign-ins a second, several times what can be hashed, each from an address and for an account of its own. */
function startFlood() {
  const statuses = new Map<number, number>();
  const underWay = new Set<Promise<void>>();
  let address = 0;
  const timer = setInterval(() => {
    address += 1;
    const from = `10.0.${address >> 8}.${address & 255}`;
    const one = signIn(from, `ninguem${address}@teste.example`, "Errada2026").then(({ status }) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      underWay.delete(one);
    });
    underWay.add(one);
  }, 20);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      return statuses;
    },
  };
}

test("during a flood of sign-ins from everywhere, reads keep their 99th percentile and the rest is told to wait", async () => {
  await readFor(1);
  const calm = await readFor(8);
  const flood = startFlood();
  await readFor(2);
  const flooded = await readFor(8);
  const statuses = await flood.stop();
  const measured = `p99 calm ${quantile(calm, 0.99).toFixed(1)} ms, flooded ${quantile(flooded, 0.99).toFixed(1)} ms; p50 ${quantile(calm, 0.5).toFixed(1)} and ${quantile(flooded, 0.5).toFixed(1)}; statuses ${JSON.stringify([...statuses])}`;
  console.log(measured);
  expect(statuses.get(503) ?? 0, "the queue is short, so that the rest is refused").toBeGreaterThan(0);
  expect(quantile(flooded, 0.99), measured).toBeLessThanOrEqual(Math.max(2 * quantile(calm, 0.99), 100));
});
