import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useAccounts } from "../support/accounts";
import { useApi } from "../support/api";
import { openLive } from "../support/live-socket";
import { rawRequest } from "../support/raw-http";

const secret = randomBytes(32).toString("hex");
const production = useApi({ NODE_ENV: "production", ACCESS_TOKEN_SECRET: secret });
const development = useApi();

describe("what a client may have meant", () => {
  /** Where graphql would make a suggestion: in validation, in a literal, and in a variable. */
  const nearMisses: [string, string, Record<string, unknown>?][] = [
    ["a field", `{ viewr { homePath } }`],
    ["an argument", `{ node(idd: "1") { id } }`],
    ["a type", `{ viewer { ...on Vieweer { homePath } } }`],
    ["a value", `{ viewer { arena { tournaments(kind: SUPER9) { totalCount } } } }`],
    [
      "a value in a variable",
      `query ($kind: TournamentKind) { viewer { arena { tournaments(kind: $kind) { totalCount } } } }`,
      { kind: "SUPER9" },
    ],
    [
      "a field in a variable",
      `mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }`,
      { input: { email: "a", password: "b", pasword: "c" } },
    ],
  ];

  test.each(nearMisses)(
    "%s is suggested in development, and not in production",
    async (_what, query, variables) => {
      const there = JSON.stringify(await development().run(query, variables));
      const here = JSON.stringify(await production().run(query, variables));
      expect(there).toContain("Did you mean");
      expect(here).not.toContain("Did you mean");
      expect(here).toContain('"message":"');
    },
  );

  test("nor over WebSocket", async () => {
    const query = `subscription ($id: ID!) { tournamentChangd(tournamentId: $id) { id } }`;
    const messages = await Promise.all(
      [development, production].map(async (api) => {
        const socket = await openLive(api().url, null);
        socket.send({ id: "1", type: "subscribe", payload: { query, variables: { id: "1" } } });
        const { payload } = await socket.message(({ type }) => type === "error");
        socket.close();
        return JSON.stringify(payload);
      }),
    );
    expect(messages[0]).toContain("Did you mean");
    expect(messages[1]).not.toContain("Did you mean");
  });

  test("but the schema is public everywhere", async () => {
    const { __schema } = await production().data(`{ __schema { queryType { name } } }`);
    expect(__schema.queryType.name).toBe("Query");
  });
});

describe("the headers of every answer", () => {
  const paths = ["/", "/graphql", "/graphql/x", "/auth/refresh", "/healthz", "/readyz", "/nada", "/%E0%A4%A"];
  const origin = "https://outro.example";
  const answersOf = (url: string) =>
    Promise.all(
      paths.flatMap((path) =>
        ["GET", "POST", "OPTIONS"].map(async (method) => {
          const headers = { Origin: origin, "Access-Control-Request-Method": "POST" };
          return { path, method, ...(await rawRequest(url, path, { method, headers })) };
        }),
      ),
    );

  test("open nothing to other sites, tell nothing of the server and run nobody else's scripts", async () => {
    for (const { path, method, headers } of await answersOf(production().url)) {
      const about = `${method} ${path}`;
      expect(
        Object.keys(headers).filter((name) => name.startsWith("access-control-")),
        about,
      ).toEqual([]);
      expect(headers["x-powered-by"], about).toBeUndefined();
      expect(headers["server"], about).toBeUndefined();
      expect(headers["x-content-type-options"], about).toBe("nosniff");
      const policy = String(headers["content-security-policy"]);
      expect(policy, about).toMatch(/(^|;)script-src 'self'(;|$)/);
      expect(policy, about).toMatch(/(^|;)default-src 'self'(;|$)/);
      expect(policy, about).toMatch(/(^|;)object-src 'none'(;|$)/);
      expect(policy, about).toMatch(/(^|;)frame-ancestors 'none'(;|$)/);
    }
  });

  test("insist on HTTPS in production only", async () => {
    for (const { headers } of await answersOf(production().url))
      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    for (const { headers } of await answersOf(development().url))
      expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("let no cache keep what the API says", async () => {
    const query = JSON.stringify({ query: "{ viewer { homePath } }" });
    const json = { "Content-Type": "application/json" };
    const api = production().url;
    for (const answer of [
      await rawRequest(api, "/graphql", { method: "POST", headers: json, body: query }),
      await rawRequest(api, "/graphql", { method: "POST", headers: json, body: "{nope" }),
      await rawRequest(api, "/graphql?query={__typename}", { headers: { "Apollo-Require-Preflight": "1" } }),
      await rawRequest(api, "/graphql/x"),
      await rawRequest(api, "/auth/refresh", { method: "POST" }),
      await rawRequest(api, "/auth/refresh", { method: "POST", headers: { Origin: origin } }),
      await rawRequest(api, "/auth/x"),
      await rawRequest(development().url, "/correio"),
    ])
      expect(answer.headers["cache-control"]).toBe("no-store");
  });
});

describe("the cookie of a session", () => {
  const { createAccount, signIn } = useAccounts(production);

  test("in production belongs to this host alone, over HTTPS alone, and serves what is asked of it", async () => {
    const { email } = await createAccount();
    const { cookie } = await signIn(email);
    expect(cookie).toMatch(
      /^__Host-praia_renovacao=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict, __Host-praia_presenca=1; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    const refresh = (headers: Record<string, string>) =>
      rawRequest(production().url, "/auth/refresh", {
        method: "POST",
        headers: { Cookie: cookie?.split(";")[0] ?? "", ...headers },
      });
    expect((await refresh({ Origin: "https://outro.example" })).status).toBe(403);
    const answer = await refresh({ Origin: production().url });
    expect(JSON.parse(answer.body)).toMatchObject({ session: { email }, accessToken: expect.any(String) });
    expect(String(answer.headers["set-cookie"])).toMatch(
      /^__Host-praia_renovacao=.*; Secure; SameSite=Strict,__Host-praia_presenca=1; .*; SameSite=Lax$/,
    );
  });
});
