import { beforeAll, describe, expect, test } from "vitest";
import { useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { differenceOf, timeOf } from "../support/timing";

const api = useApi();
const { createAccount } = useAccounts(api);
const tolerance = 0.1;

let known: string;
let unconfirmed: string;
const unknown = "ninguem@teste.example";

beforeAll(async () => {
  known = (await createAccount()).email;
  unconfirmed = (await createAccount(false)).email;
  await api().db.rateLimit.deleteMany();
});

const send = async (query: string, input: Record<string, unknown>): Promise<void> => {
  const response = await fetch(`${api().url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables: { input } }),
  });
  await response.text();
};
const signIn = (email: string) =>
  send(`mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }`, {
    email,
    password: "Errada2026",
  });
const requestReset = (email: string) =>
  send(
    `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }`,
    {
      email,
      portal: "ARENA",
    },
  );
const resend = (email: string) =>
  send(`mutation ($input: ResendConfirmationInput!) { resendConfirmation(input: $input) { __typename } }`, {
    email,
  });

const forgetAttempts = () => api().db.rateLimit.deleteMany();
/** Every key stands as if its limit were reached. */
const closed = async (work: (email: string) => Promise<void>, email: string) => {
  for (let tries = 0; tries < 6; tries++) await work(email);
};

describe("the time an answer takes does not tell who has an account", () => {
  test.each([
    ["signing in", signIn, () => known, 60],
    ["signing in, address not confirmed", signIn, () => unconfirmed, 60],
    ["asking for a new password", requestReset, () => known, 400],
    ["asking for the confirmation", resend, () => unconfirmed, 400],
    ["asking for the confirmation of a confirmed address", resend, () => known, 400],
  ] as const)("%s", async (_name, work, address, samples) => {
    const difference = await differenceOf([() => work(address()), () => work(unknown)], {
      samples,
      tolerance,
      before: forgetAttempts,
    });
    expect(Math.abs(difference)).toBeLessThanOrEqual(tolerance);
  });

  test.each([
    ["signing in", signIn, () => known],
    ["asking for a new password", requestReset, () => known],
    ["asking for the confirmation", resend, () => unconfirmed],
  ] as const)("%s once the limit is reached", async (_name, work, address) => {
    await forgetAttempts();
    await closed(work, address());
    await closed(work, unknown);
    const networkKeys = { where: { OR: [{ key: { startsWith: "asking:" } }, { key: "sign-in:127.0.0.1" }] } };
    const difference = await differenceOf([() => work(address()), () => work(unknown)], {
      samples: 400,
      tolerance,
      before: () => api().db.rateLimit.deleteMany(networkKeys),
    });
    expect(Math.abs(difference)).toBeLessThanOrEqual(tolerance);
  });

  test("the measure itself sees a tenth and more", async () => {
    const pause = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const difference = await differenceOf([pause(24), pause(20)], { samples: 20, tolerance });
    expect(difference).toBeGreaterThan(tolerance);
    expect(await timeOf(pause(20))).toBeGreaterThan(15);
  });
});
