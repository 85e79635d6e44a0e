import { describe, expect, test, vi } from "vitest";
import { emitEvent } from "../../server/platform/events/event-bus";
import { loggedError } from "../../server/platform/log";
import { tournamentTopic } from "../../server/tournaments/tournament-topic.rules";
import { useApi } from "../support/api";
import { openLive } from "../support/live-socket";
import { rawRequest } from "../support/raw-http";
import { password, useAccounts } from "../support/accounts";
import { createArena, createSuper8, nextCnpj } from "../support/story";

const lines: string[] = [];
const api = useApi({}, (line) => lines.push(line));
const { createAccount, signIn } = useAccounts(api);

const json = { "Content-Type": "application/json" };
const email = "maria.secreta@teste.example";
const wrong = "SenhaErrada2026";
const cpf = "529.982.247-25";
const birthDate = "1987-05-23";
const mailToken = "kJ3_x9vQbT-7mZpL2wYdR5sN8cF1gHaE4uVoXiB6tMq";

const post = (body: object, headers: Record<string, string> = {}) =>
  rawRequest(api().url, "/graphql", {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });

/** Everything that has to stay out of the log, and where it was sent. */
async function tellSecrets(): Promise<string[]> {
  const { manager } = await createArena(api(), "Do segredo");
  const account = await createAccount();
  const { answer, cookie } = await signIn(account.email);
  const accessToken = answer["accessToken"] ?? "";
  const refreshToken = /=([^;]+)/.exec(cookie ?? "")?.[1] ?? "";
  const cnpj = nextCnpj();

  const signUp = `mutation ($input: SignUpArenaInput!) { signUpArena(input: $input) { __typename } }`;
  const input = {
    arenaName: "Arena Secreta",
    cnpj,
    fullAddress: "Rua Muito Secreta, 987",
    email,
    contactPhone: "(48) 98765-4321",
    responsibleName: "Maria Secreta",
    password,
  };
  await post({ query: signUp, variables: { input } });
  await post({ query: signUp, variables: { input } }); // taken
  await post({ query: signUp, variables: { input: { ...input, cnpj: 5, senha: wrong } } }); // bad variables
  await signIn(email, wrong);
  await signIn(account.email, wrong);
  await post({
    query: `mutation { signIn(input: { email: "${email}", password: "${wrong}" }) { __typename } }`,
  });
  await post({
    query: `mutation { confirmEmail(input: { token: "${mailToken}", password: "${wrong}" }) { __typename } }`,
  });
  await post({ query: `query cpf52998224725 { viewer { homePath } }` });
  await post({ query: `{ viewer { "${email} ${wrong}` });
  await rawRequest(api().url, "/graphql", { method: "POST", headers: json, body: `{"senha": "${wrong}", ` });
  await rawRequest(api().url, `/graphql?query={__typename}&email=${email}`, {});
  await rawRequest(api().url, `/confirmar-email?token=${mailToken}`, { headers: { Accept: "text/html" } });
  await rawRequest(api().url, `/${email}/${cpf}`, { headers: { Referer: `https://x.example/?cpf=${cpf}` } });
  await rawRequest(api().url, "/auth/refresh", {
    method: "POST",
    headers: { Cookie: `praia_renovacao=${refreshToken}`, "User-Agent": email },
  });

  const leaking = new Error(
    `não coube: ${email}, CPF ${cpf}, nascida em ${birthDate}, senha ${password}, token ${accessToken}`,
  );
  const tournament = `tournament(key: "${manager.userId}") { name }`;
  const broken = vi.spyOn(api().db.tournament, "findMany").mockRejectedValue(leaking);
  await post(
    {
      query: `query Segredo($cpf: String) { ${tournament} x: viewer { homePath @skip(if: $s) } }`,
      variables: { cpf },
    },
    { Authorization: `Bearer ${manager.token}` },
  );
  await post(
    { query: `query Segredo { ${tournament} }`, variables: { cpf } },
    { Authorization: `Bearer ${manager.token}`, Cookie: `praia_renovacao=${refreshToken}` },
  );
  broken.mockRestore();

  const socket = await openLive(api().url, manager.token);
  const query = `subscription Segredo($id: ID!) { tournamentChanged(tournamentId: $id) { id } }`;
  socket.send({ id: "1", type: "subscribe", payload: { query, variables: { id: `${email} ${cpf}` } } });
  await socket.message(({ type }) => type === "error" || type === "next");
  socket.send(`{"${email}`);
  await socket.closed;
  return [
    email,
    account.email,
    "maria.secreta",
    wrong,
    password,
    cpf,
    "52998224725",
    birthDate,
    mailToken,
    accessToken,
    manager.token,
    refreshToken,
    cnpj,
    "Rua Muito Secreta",
    "98765-4321",
    "homePath",
    "Bearer",
  ];
}

describe("the log, with everything it can tell", () => {
  test("never tells who did it, with what, or what they asked for", async () => {
    const secrets = await tellSecrets();
    await vi.waitFor(() => expect(lines.some((line) => line.includes("unexpected error"))).toBe(true));
    const told = lines.join("").toLowerCase();
    expect(lines.length).toBeGreaterThan(15);
    for (const secret of secrets) {
      expect(secret).not.toBe("");
      expect(told).not.toContain(secret.toLowerCase());
    }
  });

  test("says of an unexpected error what kind it was and where, under the request's id", () => {
    const errors = lines
      .map(
        (line) =>
          JSON.parse(line) as {
            msg: string;
            requestId: string;
            err?: { type: string; message: string; stack: string };
          },
      )
      .filter(({ msg }) => msg === "unexpected error");
    expect(errors.length).toBeGreaterThan(0);
    for (const { requestId, err } of errors) {
      expect(
        lines.filter((line) => line.includes(requestId) && line.includes('"msg":"request"')),
      ).toHaveLength(1);
      expect(err).toMatchObject({ type: "Error", message: expect.stringContaining("não coube") as string });
      expect(err?.stack).toContain("log-secrets.test");
    }
  });

  test("names each request once: method, path, status, how long", () => {
    const requests = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === "request");
    for (const request of requests)
      expect(request).toMatchObject({
        level: 30,
        requestId: expect.any(String) as string,
        method: expect.stringMatching(/^(GET|POST)$/) as string,
        path: expect.stringMatching(/^\/[^?]*$/) as string,
        status: expect.any(Number) as number,
        durationMs: expect.any(Number) as number,
      });
    const ids = requests.map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("what gets logged of a failed statement says where and why, not whose", async () => {
  const { db } = api();
  const email = "MARIA@teste.example"; // the database wants lower case
  const failures: [() => Promise<unknown>, string][] = [
    [() => db.user.create({ data: { email, name: "Maria", passwordHash: "hash da Maria" } }), "minusculo"],
    [() => db.$executeRaw`UPDATE usuarios SET email = upper(email)`, "minusculo"],
    [() => db.athlete.findMany({ where: { email, fullName: 5 as never } }), "Argument `fullName`"],
  ];
  for (const [work, why] of failures) {
    const error: unknown = await work().catch((failed: unknown) => failed);
    const logged = JSON.stringify(loggedError(error));
    expect(logged).toContain(why);
    expect(logged).toContain(" at ");
    expect(logged).not.toMatch(/maria|@teste/i);
  }
});

test("over a socket what fails is told without whose it was, in the log and nowhere beside it", async () => {
  const printed = vi.spyOn(console, "error");
  const arena = await createArena(api(), "Que falha");
  const { id, globalId } = await createSuper8(api(), arena, 4);
  const socket = await openLive(api().url, arena.manager.token);
  const query = `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { id } }`;
  socket.send({ id: "1", type: "subscribe", payload: { query, variables: { id: globalId } } });
  await socket.message(({ type }) => type === "next");

  // Reading who follows fails from here on, and the database says at length over what.
  await api().db.$executeRawUnsafe("ALTER TABLE sessoes RENAME TO sessoes_fora");
  await api().db.$executeRawUnsafe(`CREATE FUNCTION recusada() RETURNS boolean LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'recusada' USING DETAIL = '${email}', HINT = '${cpf}'; END $$`);
  await api().db.$executeRawUnsafe("CREATE VIEW sessoes AS SELECT * FROM sessoes_fora WHERE recusada()");
  await emitEvent(api().db, tournamentTopic(id));

  const failed = await socket.message(({ type }) => type === "error");
  expect(failed.payload).toMatchObject([{ extensions: { code: "INTERNAL_SERVER_ERROR" } }]);
  socket.send({ type: "ping", payload: { text: email.repeat(3000) } });
  expect(await socket.closed).toBe(1009);
  expect(lines.filter((line) => line.includes("unexpected error") && line.includes("recusada"))).toHaveLength(
    1,
  );
  expect(printed.mock.calls).toEqual([]);
  printed.mockRestore();
  for (const secret of [email, cpf]) expect(lines.join("")).not.toContain(secret);
});
