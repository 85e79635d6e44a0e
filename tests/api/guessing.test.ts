import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { guessLimit } from "../../server/identity/guess-limit.rules";
import { TooManyAttempts } from "../../server/platform/errors";
import {
  assertNotUsedUp,
  beginTry,
  countAttempt,
  endTry,
  type FailureLimit,
} from "../../server/platform/rate-limit";
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

  test("sent together to two processes, no more than five are looked at", async () => {
    const { email } = await createAccount();
    const here = "127.0.0.1";
    const codes = await Promise.all(
      Array.from({ length: 20 }, async (_, n) =>
        n % 2 === 0
          ? (await signIn(email, `Errada${n}`)).answer["code"]
          : ((await signInFrom(here, email, `Errada${n}`))["code"] as string),
      ),
    );
    expect(codes.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(5);
    expect(codes.filter((code) => code === "TOO_MANY_ATTEMPTS")).toHaveLength(15);
  });

  test("whoever finds nothing but tries under way in the way waits for them, also for those of a dead process", async () => {
    const { email } = await createAccount();
    const limit = guessLimit(email, "127.0.0.1");
    const begun = new Date(Date.now() - 28_500);
    for (let n = 0; n < limit.points; n++) expect(await beginTry(api().db, [limit], begun)).toBe(true);
    expect((await signIn(email)).answer["__typename"]).toBe("SignInSuccess");
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

describe("a limit that only failures use up", () => {
  const limit: FailureLimit = {
    key: "falhas",
    points: 5,
    windowSeconds: 900,
    sliding: true,
    forgottenBySuccess: true,
  };
  const network: FailureLimit = { key: "rede", points: 30, windowSeconds: 300 };
  const at = (seconds: number) => new Date(Date.parse("2026-11-20T12:00:00Z") + seconds * 1000);
  const begin = (seconds = 0, limits = [limit]) => beginTry(api().db, limits, at(seconds));
  const end = (succeeded: boolean, seconds = 0, limits = [limit]) =>
    endTry(api().db, limits, succeeded, at(seconds));
  const closedFor = (seconds: number, limits = [limit]) =>
    assertNotUsedUp(api().db, limits, at(seconds)).then(
      () => 0,
      (error: unknown) => (error as TooManyAttempts).retryInSeconds,
    );
  const rowOf = (key: string) => api().db.rateLimit.findUnique({ where: { key } });

  test("lets no more under way than may fail, on however many processes", async () => {
    const begun = await Promise.all(
      Array.from({ length: 40 }, (_, n) => beginTry((n % 2 === 0 ? api() : second).db, [limit], at(0))),
    );
    expect(begun.filter(Boolean)).toHaveLength(5);
    expect(await closedFor(0)).toBe(0);
    await Promise.all(Array.from({ length: 4 }, () => end(false)));
    expect([await begin(1), await closedFor(1)]).toEqual([false, 0]);
    await end(false);
    await expect(begin(1)).rejects.toBeInstanceOf(TooManyAttempts);
    expect(await closedFor(1)).toBe(899);
    expect(await rowOf(limit.key)).toMatchObject({ points: 5, underWay: [] });
  });

  test("forgets what a dead process had under way, each by itself, however many come meanwhile", async () => {
    for (let n = 0; n < 3; n++) await begin(0);
    for (const seconds of [10, 20]) {
      expect(await begin(seconds)).toBe(true);
      expect(await begin(seconds)).toBe(true);
      expect(await begin(seconds)).toBe(false);
      for (let n = 0; n < 2; n++) await end(true, seconds);
      for (let n = 0; n < 3; n++) expect(await begin(seconds)).toBe(n < 2);
      for (let n = 0; n < 2; n++) await end(true, seconds);
    }
    expect((await rowOf(limit.key))?.underWay).toHaveLength(3);
    for (let n = 0; n < 5; n++) expect(await begin(31)).toBe(true);
    expect(await begin(31)).toBe(false);
  });

  test("a success gives back, and makes up for failures only where it is said so", async () => {
    const both = [network, limit];
    for (let n = 0; n < 3; n++) {
      await begin(n, both);
      await end(false, n, both);
    }
    await begin(5, both);
    await begin(6, both);
    await end(true, 5, both);
    expect(await rowOf(limit.key)).toMatchObject({ points: 0, underWay: [at(36)] });
    expect(await rowOf(network.key)).toMatchObject({ points: 3, underWay: [at(36)] });
    await end(true, 6, both);
    expect(await rowOf(limit.key)).toBeNull();
    expect(await rowOf(network.key)).toMatchObject({ points: 3, underWay: [] });
  });

  test("a failure counts also when a success has forgotten the row meanwhile", async () => {
    await begin();
    await api().db.rateLimit.deleteMany();
    await end(false);
    expect(await rowOf(limit.key)).toMatchObject({ points: 1, underWay: [] });
  });

  test("what is refused by one limit takes nothing of the other", async () => {
    for (let n = 0; n < 5; n++) await begin();
    expect(await begin(0, [network, limit])).toBe(false);
    expect(await rowOf(network.key)).toMatchObject({ points: 0, underWay: [] });
  });

  test("lets five fail in any quarter of an hour, and one network thirty from the first failure on", async () => {
    for (const seconds of [0, 200, 400, 600, 890]) {
      expect(await begin(seconds)).toBe(true);
      await end(false, seconds);
    }
    expect(await closedFor(901)).toBe(889);
    expect(await begin(1790)).toBe(true);

    await begin(0, [network]);
    await end(true, 0, [network]);
    for (let n = 0; n < 30; n++) {
      await begin(100 + n, [network]);
      await end(false, 100 + n, [network]);
    }
    expect(await closedFor(310, [network])).toBe(90);
    expect(await closedFor(400, [network])).toBe(0);
  });
});
