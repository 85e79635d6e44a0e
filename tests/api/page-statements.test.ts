import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { useApi } from "../support/api";
import { pageOperations } from "../support/page-operations";
import { createArena, createAthletes, createSuper8, type ArenaStory } from "../support/story";

const api = useApi();
const operations = pageOperations();

/** A page, how to open it, and the most statements its one operation may cause. */
interface Page {
  variables: () => Record<string, unknown>;
  atMost: number;
}
const pages: Record<string, Page> = {
  ArenaDashboardPageQuery: { variables: () => ({}), atMost: 7 },
  TournamentsPageQuery: { variables: () => ({}), atMost: 7 },
  TournamentPageQuery: { variables: () => ({ key: small.tournament }), atMost: 14 },
  TournamentBracketPageQuery: { variables: () => ({ key: small.tournament }), atMost: 12 },
};

let arena: ArenaStory;
const small = { tournament: "" };
const large = { tournament: "" };

beforeAll(async () => {
  arena = await createArena(api(), "Das páginas");
  small.tournament = (await createSuper8(api(), arena, 4)).id;
});

const statementsOf = async (name: string, variables: Record<string, unknown>) => {
  const query = operations.get(name) ?? "";
  const ask = () => api().data(query, variables, arena.manager.token);
  await ask();
  return api().statementsOf(ask);
};

test("every page's operation is counted here", () => {
  expect([...operations.keys()].toSorted()).toEqual(Object.keys(pages).toSorted());
});

describe("a page is a constant number of statements", () => {
  test("however many rows it shows", async () => {
    const before = new Map<string, string[]>();
    for (const [name, { variables }] of Object.entries(pages))
      before.set(name, await statementsOf(name, variables()));

    // Four times the athletes, three times the matches and many more tournaments.
    large.tournament = (await createSuper8(api(), arena, 16)).id;
    for (let more = 0; more < 12; more++) await createSuper8(api(), arena, 8, more % 2 === 0);
    await createAthletes(api(), arena.id, 60);
    const [match] = await api().db.match.findMany({ where: { tournamentId: large.tournament }, take: 1 });
    await api().data(
      `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
      {
        input: {
          matchId: encodeGlobalId("Match", match!.id),
          expectedVersion: 0,
          outcome: "COMPLETED",
          games: [6, 3],
        },
      },
      arena.manager.token,
    );

    for (const [name, { variables, atMost }] of Object.entries(pages)) {
      const given = variables();
      const after = await statementsOf(name, "key" in given ? { ...given, key: large.tournament } : given);
      const listed = `${name}:\n${after.join("\n")}`;
      expect(after.length, listed).toBe(before.get(name)?.length);
      expect(after.length, listed).toBeLessThanOrEqual(atMost);
    }
  });
});
