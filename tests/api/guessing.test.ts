import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countAttempt } from "../../server/platform/rate-limit";
import { TooManyAttempts } from "../../server/platform/errors";
import { password, useAccounts } from "../support/accounts";
import { startApi, useApi, type TestApi } from "../support/api";
import { nextNumber } from "../support/story";

const api = useApi();
let second: TestApi;
const { createAccount, signIn } = useAccounts(api);

beforeAll(async () => {
  second = await startApi(api().databaseUrl, { TRUST_PROXY: "1" });
});
afterAll(() => second.close());
beforeEach(() =>
  api()
    .db.rateLimit.deleteMany()
    .then(() => undefined),
);

/** Signs in at the other process, from an address of one's choice. */
async function signInFrom(address: string, email: string, typed: string): Promise<Record<string, any>> {
  const response = await fetch(`${second.url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify({
      query: `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on UserError { code } } }`,
      variables: { input: { email, password: typed } },
    }),
  });
  return ((await response.json()) as { data: { signIn: Record<string, any> } }).data.signIn;
}

describe("guessing a password", () => {
  test("aliases in one request count each", async () => {
    const { email } = await createAccount();
    const guesses = Array.from(
      { length: 8 },
      (_, n) =>
        `g${n}: signIn(input: { email: "${email}", password: "Errada${n}" }) { ... on UserError { code } }`,
    );
    const data = await api().data(`mutation { ${guesses.join(" ")} }`);
    const codes = Object.values(data).map(({ code }) => code as string);
    expect(codes.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(5);
    expect(codes.filter((code) => code === "TOO_MANY_ATTEMPTS")).toHaveLength(3);
  });

  test("processes count together, and an account is not closed to its owner elsewhere", async () => {
    const { email } = await createAccount();
    const here = "127.0.0.1"; // where the first process sees these tests come from
    for (let n = 0; n < 3; n++) await signIn(email, "Errada2026");
    for (let n = 0; n < 2; n++) await signInFrom(here, email, "Errada2026");
    expect((await signIn(email)).answer["code"]).toBe("TOO_MANY_ATTEMPTS");
    expect(await signInFrom(here, email, password)).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
    expect(await signInFrom("203.0.113.9", email, password)).toMatchObject({ __typename: "SignInSuccess" });
  });

  test("an unknown account closes like a known one", async () => {
    const unknown = `ninguem${nextNumber()}@teste.example`;
    const { email } = await createAccount();
    for (const address of [unknown, email]) {
      const codes: unknown[] = [];
      for (let n = 0; n < 6; n++) codes.push((await signIn(address, "Errada2026")).answer["code"]);
      expect(codes).toEqual([...Array<string>(5).fill("INVALID_CREDENTIALS"), "TOO_MANY_ATTEMPTS"]);
    }
  });

  test("whoever owns a /64 of IPv6 has no more tries than anybody else", async () => {
    const codes = await Promise.all(
      Array.from({ length: 31 }, (_, n) =>
        signInFrom(`2001:db8:0:7::${n.toString(16)}`, `ninguem${n}@teste.example`, "Errada2026"),
      ),
    );
    expect(codes.filter(({ code }) => code === "TOO_MANY_ATTEMPTS")).toHaveLength(1);
  });
});

describe("a sliding limit", () => {
  const limit = { key: "teste", points: 5, windowSeconds: 900, sliding: true };
  const start = new Date("2026-11-20T12:00:00Z").getTime();
  const at = async (seconds: number): Promise<number> =>
    countAttempt(api().db, limit, new Date(start + seconds * 1000)).then(
      () => 0,
      (error: unknown) => {
        if (error instanceof TooManyAttempts) return error.retryInSeconds;
        throw error;
      },
    );

  test("lets five through in any quarter of an hour, and closes for a quarter at most, never for ever", async () => {
    for (const seconds of [0, 200, 400, 600, 890]) expect(await at(seconds)).toBe(0);
    // A window that began with the first try would be over here.
    expect(await at(901)).toBe(889);
    // Trying on does not make the wait longer.
    for (let n = 0; n < 50; n++) await at(1000);
    expect(await at(1000)).toBe(790);
    expect(await at(1790)).toBe(0);
  });
});
