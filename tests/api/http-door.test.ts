import { describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { createArena } from "../support/story";

const api = useApi();

describe("the HTTP door", () => {
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
