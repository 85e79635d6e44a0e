import { afterAll, describe, expect, test, vi } from "vitest";
import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { startApi, useApi } from "../support/api";
import { createTestDatabase } from "../support/database";
import { rawRequest, type RawAnswer } from "../support/raw-http";
import { createArena } from "../support/story";

const lines: string[] = [];
const api = useApi({}, (line) => lines.push(line));

const json = { "Content-Type": "application/json" };
const html = { Accept: "text/html,application/xhtml+xml" };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const viewer = JSON.stringify({ query: "{ viewer { homePath } }" });

const ask = (path: string, options: Parameters<typeof rawRequest>[2] = {}) =>
  rawRequest(api().url, path, options);

/** One error in JSON, whatever the client would rather have. */
function expectError({ status, headers, body }: RawAnswer, expected: number, code: string) {
  expect([status, headers["content-type"]]).toEqual([
    expected,
    expect.stringMatching(/^application\/(graphql-response\+)?json/),
  ]);
  const { errors, data } = JSON.parse(body) as {
    data?: unknown;
    errors: { message: string; extensions: { code: string; requestId?: string } }[];
  };
  expect(errors).toHaveLength(1);
  expect(errors[0]?.extensions.code).toBe(code);
  expect(errors[0]?.message).not.toMatch(/ at |node_modules|Error:/);
  expect(data).toBeFalsy();
  expect(headers["x-request-id"]).toMatch(uuid);
  return errors[0]!;
}

describe("every error is JSON, also for who would rather have HTML", () => {
  test.each<[string, number, string, string, Parameters<typeof rawRequest>[2]]>([
    ["bad JSON", 400, "BAD_REQUEST", "/graphql", { method: "POST", headers: json, body: "{nope" }],
    [
      "a body that is no object",
      400,
      "BAD_REQUEST",
      "/graphql",
      { method: "POST", headers: json, body: '"a"' },
    ],
    [
      "a program's key that is none, for a file",
      401,
      "UNAUTHENTICATED",
      "/exportar/relatorio-financeiro.csv",
      { headers: { Authorization: "Bearer praia_nenhuma" } },
    ],
    ["an empty body", 400, "BAD_REQUEST", "/graphql", { method: "POST", headers: json }],
    [
      "several operations",
      400,
      "BAD_REQUEST",
      "/graphql",
      { method: "POST", headers: json, body: `[${viewer},${viewer}]` },
    ],
    [
      "more than 100 kB",
      413,
      "BAD_REQUEST",
      "/graphql",
      {
        method: "POST",
        headers: json,
        body: JSON.stringify({ query: "{ a }", variables: { a: "a".repeat(110_000) } }),
      },
    ],
    [
      "more than 100 kB, compressed",
      413,
      "BAD_REQUEST",
      "/graphql",
      {
        method: "POST",
        headers: { ...json, "Content-Encoding": "gzip" },
        body: gzipSync(" ".repeat(1_000_000)),
      },
    ],
    [
      "a form",
      415,
      "BAD_REQUEST",
      "/graphql",
      {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "query={viewer{homePath}}",
      },
    ],
    [
      "plain text",
      415,
      "BAD_REQUEST",
      "/graphql",
      { method: "POST", headers: { "Content-Type": "text/plain" }, body: viewer },
    ],
    ["no type at all", 415, "BAD_REQUEST", "/graphql", { method: "POST", body: viewer }],
    [
      "an unknown charset",
      415,
      "BAD_REQUEST",
      "/graphql",
      { method: "POST", headers: { "Content-Type": "application/json; charset=latin1" }, body: viewer },
    ],
    [
      "an unknown encoding",
      415,
      "BAD_REQUEST",
      "/graphql",
      { method: "POST", headers: { ...json, "Content-Encoding": "zstd" }, body: viewer },
    ],
    [
      "what says it is gzip and is not",
      400,
      "BAD_REQUEST",
      "/graphql",
      { method: "POST", headers: { ...json, "Content-Encoding": "gzip" }, body: viewer },
    ],
    ["another method", 405, "BAD_REQUEST", "/graphql", { method: "PUT", headers: json, body: viewer }],
    ["an address that is no UTF-8", 400, "BAD_REQUEST", "/%E0%A4%A", {}],
    ["such an address below the API", 404, "NOT_FOUND", "/graphql/%E0%A4%A", {}],
    ["such an address of a file", 400, "BAD_REQUEST", "/assets/%E0%A4%A", {}],
    ["below GraphQL", 404, "NOT_FOUND", "/graphql/x", {}],
    ["below the sessions", 404, "NOT_FOUND", "/auth/x", {}],
    ["a session that is read", 404, "NOT_FOUND", "/auth/refresh", {}],
    ["a file that is not there", 404, "NOT_FOUND", "/assets/nada.js", {}],
    ["the folder of files", 404, "NOT_FOUND", "/assets", {}],
    ["sending to a page", 404, "NOT_FOUND", "/auth", { method: "POST", headers: json, body: "{}" }],
    ["deleting a page", 404, "NOT_FOUND", "/", { method: "DELETE" }],
  ])("%s", async (_name, status, code, path, options) => {
    const headers = { ...options?.headers, ...html };
    expectError(await ask(path, { ...options, headers }), status, code);
  });

  test("a preflight is answered, and allows nothing", async () => {
    const headers = { Origin: "https://outro.example", "Access-Control-Request-Method": "POST" };
    const answer = await ask("/graphql", { method: "OPTIONS", headers });
    expectError(answer, 405, "BAD_REQUEST");
    expect(answer.headers["allow"]).toBe("GET, POST");
  });
});

describe("a request that is no operation is told in Portuguese what it lacks", () => {
  const query = "{ viewer { homePath } }";
  const two = "query A { viewer { homePath } } query B { viewer { homePath } }";
  const fragment = "fragment F on Viewer { homePath }";
  const noObject = (name: string) => `“${name}” deve ser um objeto.`;

  test.each<[string, number, string, unknown]>([
    ["Requisição inválida", 400, "BAD_REQUEST", null],
    ["Envie um objeto JSON com a operação em “query”.", 400, "BAD_REQUEST", {}],
    ["Envie a operação em “query”.", 400, "BAD_REQUEST", { query: "" }],
    ["Envie a operação em “query”.", 400, "BAD_REQUEST", { operationName: "A" }],
    ["“query” deve ser um texto.", 400, "BAD_REQUEST", { query: 1 }],
    ["“query” deve ser um texto.", 400, "BAD_REQUEST", { query: { kind: "Document" } }],
    [noObject("variables"), 400, "BAD_REQUEST", { query, variables: "{}" }],
    [noObject("variables"), 400, "BAD_REQUEST", { query, variables: [] }],
    [noObject("extensions"), 400, "BAD_REQUEST", { query, extensions: "{}" }],
    [noObject("extensions"), 400, "BAD_REQUEST", { query, extensions: 1 }],
    ["“operationName” deve ser um texto.", 400, "BAD_REQUEST", { query, operationName: 1 }],
    ["Envie uma operação por requisição.", 400, "BAD_REQUEST", [{ query }]],
    [
      "Diga em “operationName” qual das operações de “query” deve ser feita.",
      400,
      "OPERATION_RESOLUTION_FAILURE",
      { query: two },
    ],
    [
      "“query” não contém a operação que “operationName” diz.",
      400,
      "OPERATION_RESOLUTION_FAILURE",
      { query: two, operationName: "C" },
    ],
    [
      "Envie o texto da operação em “query”: nenhum fica guardado aqui.",
      200,
      "PERSISTED_QUERY_NOT_SUPPORTED",
      { extensions: { persistedQuery: { version: 1, sha256Hash: "0" } } },
    ],
  ])("%s", async (message, status, code, body) => {
    const answer = await ask("/graphql", { method: "POST", headers: json, body: JSON.stringify(body) });
    expect(expectError(answer, status, code).message).toBe(message);
  });

  const preflight = { "Apollo-Require-Preflight": "1" };

  test.each<[string, number, string, Record<string, string>]>([
    [
      "Envie o cabeçalho Apollo-Require-Preflight, ou a operação por POST como application/json.",
      400,
      "query={__typename}",
      {},
    ],
    ["Envie “query” uma só vez no endereço.", 400, "query={a}&query={b}", preflight],
    ["“variables” no endereço deve ser um objeto em JSON.", 400, "query={a}&variables=[]", preflight],
    ["“extensions” no endereço deve ser um objeto em JSON.", 400, "query={a}&extensions=nope", preflight],
    [
      "Por GET, nenhum Content-Type além de application/json.",
      415,
      "query={a}",
      { ...preflight, "Content-Type": "text/plain" },
    ],
    ["Por GET, só consultas: envie ações por POST.", 405, "query=mutation{signOut{done}}", preflight],
    [
      "A resposta é application/json ou application/graphql-response+json.",
      406,
      "query={__typename}",
      { ...preflight, Accept: "image/png" },
    ],
  ])("%s", async (message, status, parameters, headers) => {
    const answer = await ask(`/graphql?${parameters}`, { headers });
    expect(expectError(answer, status, "BAD_REQUEST").message).toBe(message);
  });

  test("what holds no operation is not valid to begin with", async () => {
    const answer = await ask("/graphql", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ query: fragment }),
    });
    expectError(answer, 400, "GRAPHQL_VALIDATION_FAILED");
  });
});

test("a subscription is pointed to the WebSocket", async () => {
  const id = encodeGlobalId("Tournament", randomUUID());
  const query = `subscription { tournamentChanged(tournamentId: "${id}") { id } }`;
  const answer = await ask("/graphql", { method: "POST", headers: json, body: JSON.stringify({ query }) });
  expectError(answer, 400, "BAD_REQUEST");
});

test.each([5, { version: 1, sha256Hash: ["a"] }, { version: 1, sha256Hash: "a" }])(
  "a persisted query %j is not supported",
  async (persistedQuery) => {
    const body = JSON.stringify({ query: "{ __typename }", extensions: { persistedQuery } });
    const { status, body: answer } = await ask("/graphql", { method: "POST", headers: json, body });
    expect(status).toBeLessThan(500);
    expect(JSON.parse(answer)).toMatchObject({
      errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_SUPPORTED" } }],
    });
  },
);

test("a query may be read by GET, a mutation may not be sent by it", async () => {
  const get = (query: string) =>
    ask(`/graphql?query=${encodeURIComponent(query)}`, { headers: { "Apollo-Require-Preflight": "1" } });
  expect(JSON.parse((await get("{ viewer { homePath } }")).body)).toMatchObject({ data: { viewer: null } });
  expectError(await get("mutation { signOut { done } }"), 405, "BAD_REQUEST");
  expectError(await ask("/graphql?query={__typename}"), 400, "BAD_REQUEST");
});

test("a browser that opens the API's address is shown the explorer", async () => {
  const answer = await ask("/graphql", { headers: html });
  expect([answer.status, answer.headers["location"], answer.body]).toEqual([302, "/explorador", ""]);
});

describe("one id for each request", () => {
  const idOf = ({ headers }: RawAnswer) => String(headers["x-request-id"]);

  test("is ours, random, and on every answer", async () => {
    const ids = await Promise.all(
      ["/healthz", "/readyz", "/auth/refresh", "/nada", "/graphql"].map(async (path) =>
        idOf(await ask(path, { headers: { "X-Request-Id": "meu-id" } })),
      ),
    );
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("stands in the log beside those that a proxy gave, where they are well-formed", async () => {
    const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    const given = randomUUID();
    const well = await ask("/healthz", {
      headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01`, "X-Request-Id": given },
    });
    const ill = await ask("/healthz", {
      headers: { traceparent: "maria@teste.example", "X-Request-Id": "maria" },
    });
    const lineOf = (answer: typeof well) => lines.find((line) => line.includes(`"${idOf(answer)}"`)) ?? "";
    await vi.waitFor(() => expect(lineOf(ill)).not.toBe(""));
    expect(JSON.parse(lineOf(well))).toMatchObject({ traceId: trace, givenRequestId: given });
    expect(lineOf(ill)).not.toContain("maria");
  });

  test("stands beside what is masked and in the log", async () => {
    const { manager } = await createArena(api(), "Do erro");
    const broken = vi.spyOn(api().db.tournament, "findMany").mockRejectedValue(new Error("inesperado"));
    const headers = { ...json, Authorization: `Bearer ${manager.token}` };
    const body = JSON.stringify({ query: `query DoErro { tournament(key: "${manager.userId}") { name } }` });
    const answer = await ask("/graphql", { method: "POST", headers, body });
    broken.mockRestore();
    const { errors } = JSON.parse(answer.body) as { errors: { message: string; extensions: object }[] };
    const requestId = idOf(answer);
    expect(errors).toEqual([
      expect.objectContaining({
        message: "Erro interno do sistema",
        extensions: { code: "INTERNAL_SERVER_ERROR", requestId },
      }),
    ]);
    await vi.waitFor(() =>
      expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ requestId, msg: "unexpected error", path: "tournament" }),
          expect.objectContaining({
            requestId,
            msg: "request",
            method: "POST",
            path: "/graphql",
            status: 200,
            operation: "DoErro",
            userId: manager.userId,
            durationMs: expect.any(Number),
          }),
        ]),
      ),
    );
  });
});

describe("without its database", () => {
  let drop: () => Promise<void>;
  let orphan: Awaited<ReturnType<typeof startApi>>;
  afterAll(() => orphan.close());

  test("the server says that it is not ready, and masks why", async () => {
    const database = await createTestDatabase();
    ({ drop } = database);
    orphan = await startApi(database.url);
    const { manager } = await createArena(orphan, "Sem banco");
    await drop();

    expect((await rawRequest(orphan.url, "/readyz")).status).toBe(503);
    expect((await rawRequest(orphan.url, "/healthz")).status).toBe(200);
    const signedIn = { ...json, Authorization: `Bearer ${manager.token}` };
    const signIn = JSON.stringify({
      query: `mutation { signIn(input: { email: "a@teste.example", password: "b" }) { __typename } }`,
    });
    for (const [headers, body] of [
      [signedIn, viewer],
      [json, signIn],
    ] as const) {
      const answer = await rawRequest(orphan.url, "/graphql", { method: "POST", headers, body });
      const { extensions } = expectError(answer, 503, "SERVICE_UNAVAILABLE");
      expect(extensions.requestId).toBe(answer.headers["x-request-id"]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    const cookie = `praia_renovacao=${"a".repeat(43)}`;
    const refresh = await rawRequest(orphan.url, "/auth/refresh", {
      method: "POST",
      headers: { Cookie: cookie },
    });
    expectError(refresh, 503, "SERVICE_UNAVAILABLE");
  });
});
