import { describe, expect, test } from "vitest";
import { hashPassword } from "../../server/platform/password-hash";
import { password, useAccounts } from "../support/accounts";
import { createAdmin } from "../support/administering";
import { useApi } from "../support/api";

const api = useApi();
const { createAccount, signIn } = useAccounts(api);

describe("signing in", () => {
  test("an unknown address and a wrong password answer alike", async () => {
    const { email } = await createAccount();
    const wrong = await signIn(email, "Errada2026");
    const unknown = await signIn("ninguem@teste.example", "Errada2026");
    expect(wrong.answer).toEqual({
      __typename: "InvalidCredentials",
      code: "INVALID_CREDENTIALS",
      message: "Email ou senha incorretos",
    });
    expect(unknown).toEqual(wrong);
  });

  test("only who knows the password learns that the address is not confirmed", async () => {
    const { email } = await createAccount(false);
    expect((await signIn(email)).answer["code"]).toBe("EMAIL_NOT_CONFIRMED");
    expect((await signIn(email, "Errada2026")).answer["code"]).toBe("INVALID_CREDENTIALS");
  });

  test("after five failures even the right password waits", async () => {
    const { email } = await createAccount();
    for (let failure = 0; failure < 5; failure++) await signIn(email, "Errada2026");
    expect((await signIn(email)).answer).toMatchObject({
      code: "TOO_MANY_ATTEMPTS",
      retryInSeconds: expect.any(Number),
    });
    await api().db.rateLimit.deleteMany();
  });

  test("a whole arena behind one address may sign in, but thirty failures close it for a while", async () => {
    await api().db.rateLimit.deleteMany();
    const { email } = await createAccount();
    for (let entry = 0; entry < 32; entry++)
      expect((await signIn(email)).answer["__typename"]).toBe("SignInSuccess");
    const guesses = Array.from({ length: 30 }, (_, guess) =>
      signIn(`ninguem${guess}@teste.example`, "Errada2026"),
    );
    expect((await Promise.all(guesses)).every(({ answer }) => answer["code"] === "INVALID_CREDENTIALS")).toBe(
      true,
    );
    expect((await signIn(email)).answer["code"]).toBe("TOO_MANY_ATTEMPTS");
    await api().db.rateLimit.deleteMany();
  });

  test("every character of a long password counts", async () => {
    const long = `Aa1${"ç".repeat(100)}`;
    const { email, userId } = await createAccount();
    await api().db.user.update({ where: { id: userId }, data: { passwordHash: await hashPassword(long) } });
    expect((await signIn(email, `${long.slice(0, -1)}x`)).answer["code"]).toBe("INVALID_CREDENTIALS");
    expect((await signIn(email, long)).answer["__typename"]).toBe("SignInSuccess");
  });
});
test("who signs in as somebody else in the middle of an operation is that person from there on", async () => {
  const admin = await createAdmin(api());
  const { email } = await createAccount();
  const { errors } = await api().run(
    `mutation ($wrong: CreateAthleteInput!, $in: SignInInput!) {
      first: createAthlete(input: $wrong) { __typename }
      second: signIn(input: $in) { __typename }
      third: createAthlete(input: $wrong) { __typename } }`,
    {
      wrong: { fullName: "A", email: "a", cpf: "1", level: "FUN" },
      in: { email, password },
    },
    admin.token,
  );
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
});
