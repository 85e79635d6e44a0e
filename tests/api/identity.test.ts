import { describe, expect, test } from "vitest";
import { hashPassword } from "../../server/platform/password-hash";
import { useApi } from "../support/api";
import { createArena, createPerson, nextCnpj, nextNumber } from "../support/story";

const api = useApi();
const password = "AreiaFofa2026";
const hash = hashPassword(password);

async function createAccount(confirmed = true) {
  const email = `conta${nextNumber()}@teste.example`;
  const user = await api().db.user.create({
    data: {
      email,
      name: "Conta de Teste",
      passwordHash: await hash,
      emailConfirmedAt: confirmed ? new Date() : null,
    },
  });
  return { email, userId: user.id };
}

const signInQuery = `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on SignInSuccess { accessToken } ... on UserError { code message } ... on TooManyAttempts { retryInSeconds } } }`;

/** Signs in over HTTP as a browser does. @returns the answer and the cookie it set. */
async function signIn(email: string, typed = password) {
  const response = await fetch(`${api().url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: signInQuery, variables: { input: { email, password: typed } } }),
  });
  const { data } = (await response.json()) as { data: { signIn: Record<string, string> } };
  return { answer: data.signIn, cookie: response.headers.get("set-cookie") };
}

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

const viewerOf = async (token: string | null) =>
  (await api().data(`{ viewer { roles primaryRole homePath user { email emailConfirmed } } }`, {}, token))[
    "viewer"
  ];

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
});

describe("roles", () => {
  test("somebody without any role lands on the home page", async () => {
    const person = await createPerson(api(), "Sem Papel");
    expect(await viewerOf(person.token)).toMatchObject({ roles: [], primaryRole: null, homePath: "/" });
  });

  test("rows imply roles, by priority, and count at the next request", async () => {
    const { manager } = await createArena(api(), "Dos papéis");
    expect((await viewerOf(manager.token)).roles).toEqual(["ARENA_MANAGER"]);
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: manager.userId } });
    await api().db.athlete.create({ data: { fullName: "Também Joga", email } });
    await api().db.teacher.create({ data: { fullName: "Também Ensina", email, userId: manager.userId } });
    await api().db.userRole.create({ data: { userId: manager.userId, role: "ADMIN" } });
    expect(await viewerOf(manager.token)).toMatchObject({
      roles: ["ADMIN", "ARENA_MANAGER", "TEACHER", "ATHLETE"],
      primaryRole: "ADMIN",
      homePath: "/admin",
    });
    await api().db.userRole.deleteMany({ where: { userId: manager.userId, role: "ADMIN" } });
    expect((await viewerOf(manager.token)).primaryRole).toBe("ARENA_MANAGER");
  });

  test("a disabled account is nobody at once", async () => {
    const person = await createPerson(api(), "Desativada", ["ADMIN"]);
    expect((await viewerOf(person.token)).primaryRole).toBe("ADMIN");
    await api().db.user.update({ where: { id: person.userId }, data: { disabledAt: new Date() } });
    expect(await viewerOf(person.token)).toBeNull();
  });
});

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

describe("signing up an arena", () => {
  const signUp = async (change: Record<string, unknown>) => {
    const input = {
      arenaName: "Arena Nova",
      cnpj: nextCnpj(),
      fullAddress: "Rua das Dunas, 100, Laguna",
      email: `nova${nextNumber()}@teste.example`,
      contactPhone: "(48) 99999-1111",
      responsibleName: "Nova Gestora",
      password,
      ...change,
    };
    const { signUpArena } = await api().data(
      `mutation ($input: SignUpArenaInput!) { signUpArena(input: $input) { __typename ... on UserError { code message path } ... on InvalidInput { fields { path message } } } }`,
      { input },
    );
    await api().db.rateLimit.deleteMany();
    return signUpArena;
  };

  test("the same address twice is told, also when both arrive together", async () => {
    const email = `dupla${nextNumber()}@teste.example`;
    const answers = await Promise.all([signUp({ email }), signUp({ email: email.toUpperCase() })]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "EmailTaken",
      "SignUpArenaSuccess",
    ]);
    expect(answers.find(({ message }) => message)?.message).toBe("Este email já está cadastrado");
    expect(await api().db.user.count({ where: { email } })).toBe(1);
    expect(await api().db.arena.count({ where: { email } })).toBe(1);
  });

  test("a CNPJ that is taken is told next to its field, and no account is left behind", async () => {
    const cnpj = nextCnpj();
    await signUp({ cnpj });
    const email = `orfa${nextNumber()}@teste.example`;
    expect((await signUp({ cnpj, email })).fields).toEqual([
      { path: ["cnpj"], message: "Este CNPJ já está cadastrado" },
    ]);
    expect(await api().db.user.count({ where: { email } })).toBe(0);
  });

  test.each([
    [{ cnpj: "11.222.333/0001-82" }, "cnpj", "CNPJ inválido"],
    [{ email: "sem arroba" }, "email", "Email inválido"],
    [{ password: "curta" }, "password", "pelo menos 8 caracteres"],
    [
      { password: "semmaiuscula1" },
      "password",
      "Senha deve conter pelo menos uma letra minúscula, uma maiúscula e um número",
    ],
    [{ fullAddress: "Rua" }, "fullAddress", "10 caracteres"],
    [{ responsibleName: "R2D2" }, "responsibleName", "Nome deve conter apenas letras e espaços"],
    [{ arenaName: "Arena\u0000Nula" }, "arenaName", "Texto contém caracteres inválidos"],
    [{ arenaName: "Arena \uD800" }, "arenaName", "Texto contém caracteres inválidos"],
  ])("%o is refused next to %s", async (change, field, message) => {
    const answer = await signUp(change);
    expect(answer.__typename).toBe("InvalidInput");
    expect(answer.fields).toEqual([{ path: [field], message: expect.stringContaining(message) }]);
  });

  test("an alphanumeric CNPJ is welcome, and tags never reach a page", async () => {
    const answer = await signUp({ cnpj: "12.ABC.345/01DE-35", arenaName: "Arena <script>Sol</script>" });
    expect(answer.__typename).toBe("SignUpArenaSuccess");
    const arena = await api().db.arena.findUniqueOrThrow({ where: { cnpj: "12ABC34501DE35" } });
    expect(arena.name).not.toMatch(/[<>]/);
  });
});

describe("the HTTP door", () => {
  const post = (body: string, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
    fetch(`${api().url}/graphql`, { method: "POST", headers, body });

  test("bad JSON, too much of it and unknown paths answer in JSON", async () => {
    for (const [response, status] of [
      [await post("{nope"), 400],
      [await post(JSON.stringify({ query: " ".repeat(200_000) })), 413],
      [await fetch(`${api().url}/nada`, { headers: { Accept: "application/json" } }), 404],
    ] as const) {
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type")).toContain("application/json");
      expect(((await response.json()) as { errors: object[] }).errors).toHaveLength(1);
    }
  });

  test("health and readiness answer, and nothing tells what serves them", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      const response = await fetch(`${api().url}${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("x-powered-by")).toBeNull();
      expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    }
  });

  test.each([
    [`{ node(id: "nada") { id } }`],
    [`{ node(id: "${Buffer.from("Arena:1 OR 1=1").toString("base64url")}") { id } }`],
    [`{ tournament(key: "1") { id } }`],
    [`{ viewer { arena { tournaments(first: 101) { edges { cursor } } } } }`],
    [`{ viewer { arena { tournaments(first: 5, after: "%%%") { totalCount edges { node { id } } } } } }`],
  ])("%s is the caller's mistake, never ours", async (query) => {
    const { manager } = await createArena(api(), "Do erro");
    const { errors } = await api().run(query, {}, manager.token);
    expect(["BAD_USER_INPUT", "GRAPHQL_VALIDATION_FAILED"]).toContain(errors?.[0]?.extensions.code);
  });

  test("an operation that is too long is refused before it runs", async () => {
    const { errors } = await api().run(`{ ${"viewer { homePath } ".repeat(400)} }`);
    expect(errors?.[0]?.extensions.code).toBe("GRAPHQL_PARSE_FAILED");
  });

  test("searching for % finds a % and not everything", async () => {
    const arena = await createArena(api(), "Da busca");
    await api().db.tournament.createMany({
      data: ["Copa 100% Areia", "Copa do Sol"].map((name) => ({
        arenaId: arena.id,
        name,
        kind: "INTERNAL" as const,
        category: "Fun",
        startDate: new Date(),
      })),
    });
    const query = `query ($search: String) { viewer { arena { tournaments(first: 10, search: $search) { totalCount edges { node { name } } } } } }`;
    for (const [search, found] of [
      ["%", 1],
      ["copa", 2],
      ["FUN", 2],
      ["_", 0],
      ["", 2],
    ] as const) {
      const { viewer } = await api().data(query, { search }, arena.manager.token);
      expect([search, viewer.arena.tournaments.totalCount, viewer.arena.tournaments.edges.length]).toEqual([
        search,
        found,
        found,
      ]);
    }
  });
});
