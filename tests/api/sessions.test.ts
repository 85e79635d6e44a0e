import jwt from "jsonwebtoken";
import { describe, expect, test } from "vitest";
import { useAccounts } from "../support/accounts";
import { useApi } from "../support/api";

const api = useApi();
const { createAccount, signIn, viewerOf } = useAccounts(api);

async function refresh(cookie: string | null, headers: Record<string, string> = {}) {
  const response = await fetch(`${api().url}/auth/refresh`, {
    method: "POST",
    headers: { ...(cookie ? { Cookie: cookie.split(";")[0] ?? "" } : {}), ...headers },
  });
  const body = (await response.json()) as {
    accessToken: string | null;
    session: { roles: string[]; homePath: string } | null;
  };
  return { status: response.status, body, cookie: response.headers.get("set-cookie") };
}

/** Moves the moment a session's tokens were replaced into the past. */
const age = (userId: string, seconds: number) =>
  api().db.$executeRaw`UPDATE tokens_renovacao SET trocado_em = trocado_em - make_interval(secs => ${seconds})
    WHERE sessao_id IN (SELECT id FROM sessoes WHERE user_id = ${userId}::uuid)`;

describe("sessions", () => {
  test("the refresh token is a cookie that scripts cannot read and other paths do not get", async () => {
    const { email } = await createAccount();
    const { answer, cookie } = await signIn(email);
    expect(answer["__typename"]).toBe("SignInSuccess");
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\/auth/);
    const stored = await api().db.refreshToken.findMany();
    expect(stored.some(({ hash: kept }) => cookie?.includes(Buffer.from(kept).toString("base64url")))).toBe(
      false,
    );
  });

  test("refreshing replaces the token, and the old one coming back later ends the session", async () => {
    const { email, userId } = await createAccount();
    const { cookie } = await signIn(email);
    const first = await refresh(cookie);
    expect(first.body.accessToken).not.toBeNull();
    expect(first.cookie?.split(";")[0]).not.toBe(cookie?.split(";")[0]);
    await age(userId, 11);
    expect((await refresh(cookie)).body).toEqual({ accessToken: null, expiresInSeconds: 0, session: null });
    expect((await refresh(first.cookie)).body.accessToken).toBeNull();
    expect(await viewerOf(first.body.accessToken)).toBeNull();
  });

  test("the one just replaced is excused for a few seconds, but not the one before it", async () => {
    const { email } = await createAccount();
    const { cookie } = await signIn(email);
    const first = await refresh(cookie);
    const again = await refresh(cookie);
    expect(again.cookie?.split(";")[0]).toBe(first.cookie?.split(";")[0]);
    await refresh(first.cookie);
    expect((await refresh(cookie)).body.accessToken).toBeNull();
  });

  test("twenty refreshes at once leave one live lineage", async () => {
    const { email, userId } = await createAccount();
    const { cookie } = await signIn(email);
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    expect(all.every(({ body }) => body.accessToken !== null)).toBe(true);
    expect(new Set(all.map((one) => one.cookie?.split(";")[0])).size).toBe(1);
    expect(await api().db.refreshToken.count({ where: { rotatedAt: null, session: { userId } } })).toBe(1);
  });

  test("without a cookie, with a made-up one or from another site nothing is opened", async () => {
    expect((await refresh(null)).body.accessToken).toBeNull();
    expect((await refresh(`praia_renovacao=${"x".repeat(43)}`)).body.accessToken).toBeNull();
    const { email } = await createAccount();
    const { cookie } = await signIn(email);
    expect((await refresh(cookie, { Origin: "https://outro.example" })).status).toBe(403);
    expect((await refresh(cookie, { Origin: api().url })).body.accessToken).not.toBeNull();
  });

  test("signing out counts at the next request, also for the access token that is still fresh", async () => {
    const { email } = await createAccount();
    const { answer, cookie } = await signIn(email);
    expect(await viewerOf(answer["accessToken"]!)).toMatchObject({ user: { email, emailConfirmed: true } });
    await api().data(`mutation { signOut { done } }`, {}, answer["accessToken"]);
    expect(await viewerOf(answer["accessToken"]!)).toBeNull();
    expect((await refresh(cookie)).body.accessToken).toBeNull();
  });

  test("a forged, foreign or unsigned token is nobody's", async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(`{"sub":"${crypto.randomUUID()}"}`).toString("base64url")}.`;
    for (const token of [unsigned, "abc", `${await api().tokenOf((await createAccount()).userId)}x`])
      expect(await viewerOf(token)).toBeNull();
  });

  test("a token that says it is somebody's has to be ours in every way", async () => {
    const { userId } = await createAccount();
    const session = await api().db.session.create({
      data: { userId, expiresAt: new Date(Date.now() + 86_400_000) },
    });
    const secret = api().config.accessTokenSecret;
    const seconds = Math.floor(Date.now() / 1000);
    const endless = { sub: userId, sid: session.id, iss: "praia", aud: "praia-api", iat: seconds };
    const claims = { ...endless, exp: seconds + 60 };
    const sign = (change: object, algorithm: jwt.Algorithm = "HS256", key = secret) =>
      jwt.sign({ ...claims, ...change }, key, { algorithm });
    expect(await viewerOf(sign({}))).toMatchObject({ roles: [] });
    for (const token of [
      sign({ iss: "outra" }),
      sign({ aud: "outra" }),
      sign({ exp: seconds - 1 }),
      jwt.sign(endless, secret, { algorithm: "HS256" }),
      sign({}, "HS512"),
      sign({}, "HS384"),
      sign({}, "HS256", "outro-segredo-de-trinta-e-dois-bytes"),
      sign({ sid: crypto.randomUUID() }),
      sign({ sub: crypto.randomUUID() }),
      sign({ sub: "1" }),
    ])
      expect(await viewerOf(token)).toBeNull();
  });
});
