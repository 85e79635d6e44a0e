import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createArena } from "../support/story";

const api = useApi();

describe("a request over HTTP", () => {
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

  const schedule = (periods: string, head: string) =>
    `mutation ${head} { setUnavailability(input: { enrolmentId: "${encodeGlobalId("Enrolment", randomUUID())}", periods: [${periods}] }) { __typename } }`;
  const periodFrom = (instant: string) => `{ startsAt: ${instant}, endsAt: "2026-11-20T12:00:00Z" }`;
  const profile = (birthDate: string, head: string) =>
    `mutation ${head} { completeProfile(input: { birthDate: ${birthDate} }) { __typename } }`;

  test.each([
    [
      "Identificador inválido.",
      "ID!",
      "nada",
      (id: string, head: string) => `query ${head} { node(id: ${id}) { id } }`,
    ],
    [
      "Identificador inválido.",
      "UUID!",
      "1",
      (key: string, head: string) => `query ${head} { tournament(key: ${key}) { id } }`,
    ],
    ["Data inválida", "Date", "1899-12-31", profile],
    [
      "Data inválida",
      "DateTime!",
      "9999-12-31T23:59:59Z",
      (instant: string, head: string) => schedule(periodFrom(instant), head),
    ],
  ])(
    "“%s” is said to a value that is no %s, in a variable and written out",
    async (message, type, value, ask) => {
      for (const { errors } of [
        await api().run(ask("$value", `($value: ${type})`), { value }),
        await api().run(ask(JSON.stringify(value), "")),
      ])
        expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT" } }]);
    },
  );

  test("a text is stored as it can be read, in a variable and written out", async () => {
    const { manager, globalId } = await createArena(api(), "Do texto");
    const change = (city: string, head = "") =>
      `mutation ${head} { updateArenaSettings(input: {
        arenaId: "${globalId}", courtCount: 2, hourlyRateInCents: 0, dayUseInCents: 0,
        opensAt: "06:00", closesAt: "22:00", city: ${city}
      }) { ... on UpdateArenaSettingsSuccess { arena { city } } } }`;
    const typed = "\u202ePra\0ia\ud800 Gra\u0303nde 👨‍👩‍👧\ufeff";
    const written = String.raw`"\u202ePra\u0000ia Gra\u0303nde 👨‍👩‍👧\ufeff"`;
    for (const answer of [
      await api().data(change("$city", "($city: String)"), { city: typed }, manager.token),
      await api().data(change(written), {}, manager.token),
    ])
      expect(answer["updateArenaSettings"]).toEqual({ arena: { city: "Praia Grãnde 👨‍👩‍👧" } });
  });

  test("sends long answers compressed, and what a cookie opens as it is", async () => {
    const ask = (encodings: string) =>
      fetch(`${api().url}/graphql`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Accept-Encoding": encodings },
        body: JSON.stringify({ query: "{ __schema { types { name description } } }" }),
      });
    for (const [encodings, encoding] of [
      ["br, gzip", "br"],
      ["gzip", "gzip"],
      ["identity", null],
    ] as const) {
      const response = await ask(encodings);
      expect([encodings, response.headers.get("content-encoding")]).toEqual([encodings, encoding]);
      expect(response.headers.get("vary")).toContain("Accept-Encoding");
      expect(await response.json()).toHaveProperty("data.__schema.types");
    }
    const refreshed = await fetch(`${api().url}/auth/refresh`, {
      method: "POST",
      headers: { "Accept-Encoding": "br, gzip" },
    });
    expect(refreshed.headers.get("content-encoding")).toBeNull();
  });

  test("searching for a sign alone finds nothing, and not everything", async () => {
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
      ["%", 0],
      ["copa", 2],
      ["FUN", 2],
      ["_", 0],
      ["100%", 1],
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
