import { beforeAll, expect, test } from "vitest";
import { useApi, type GraphQLAnswer } from "../support/api";
import { createOpenEvent } from "../support/enrolling";
import {
  createFederation,
  createRanking,
  day,
  inStatus,
  type FederationStory,
} from "../support/federation-story";
import { createArena, createAthletes } from "../support/story";

const api = useApi();
let federation: FederationStory;

beforeAll(async () => {
  federation = await createFederation(api(), "ativa");
});

/** Internal tournaments of an arena that are over, with these athletes in this order. */
async function finishTournaments(arenaId: string, athleteIds: readonly string[], count = 1) {
  for (let index = 0; index < count; index++)
    await api().db.tournament.create({
      data: {
        arenaId,
        name: `Interno ${index}`,
        kind: "INTERNAL",
        category: "Fun",
        ...inStatus("FINISHED"),
        startDate: day("2026-10-10"),
        enrolments: {
          create: athleteIds.map((athleteId, place) => ({ athleteId, finalPosition: place + 1 })),
        },
      },
    });
}

test("a page of an athlete's tournaments follows the other", async () => {
  const arena = await createArena(api(), "das Páginas");
  const athleteIds = await createAthletes(api(), arena.id, 1);
  await finishTournaments(arena.id, athleteIds, 7);
  const page = `query ($key: UUID!, $first: Int!, $after: String) { athlete(key: $key) {
    enrolments(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { tournamentName } } } } }`;
  const read = (first: number, after: string | null) =>
    api().run(page, { key: athleteIds[0], first, after }, arena.manager.token);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const answer: GraphQLAnswer = await read(3, after);
    const enrolments = answer.data?.["athlete"].enrolments;
    expect(enrolments.totalCount).toBe(7);
    seen.push(...enrolments.edges.map(({ node }: any) => node.tournamentName));
    after = enrolments.pageInfo.hasNextPage ? enrolments.pageInfo.endCursor : null;
  } while (after !== null);
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `Interno ${index}`));
  for (const first of [0, 101])
    expect((await read(first, null)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
});

test("a list of athletes with their tournaments and places costs the same for two as for twenty", async () => {
  const listed = await createArena(api(), "da Lista");
  const event = await createOpenEvent(api(), listed);
  const list = `query ($key: UUID!) { tournament(key: $key) { enrollableAthletes(first: 50) { edges { node { displayName
    enrolments(first: 2, phase: PAST) { totalCount edges { node { tournamentName finalPosition } } }
    rankingPositions(first: 2) { edges { node { position ranking { name } } } } } } } } }`;
  const fill = async (athletes: number) => {
    const ids = await createAthletes(api(), listed.id, athletes);
    await finishTournaments(listed.id, ids);
    await createRanking(
      api(),
      { federationId: federation.id },
      { "2026-11-01": ids.map((athleteId, index) => ({ athleteId, position: index + 1, points: 10 })) },
    );
  };
  const cost = async () => {
    let shown: any[] = [];
    const statements = await api().statementsOf(async () => {
      const { tournament } = await api().data(list, { key: event.id }, listed.manager.token);
      shown = tournament.enrollableAthletes.edges;
    });
    for (const { node } of shown) {
      expect(node.enrolments).toMatchObject({
        totalCount: 1,
        edges: [{ node: { tournamentName: "Interno 0" } }],
      });
      expect(node.rankingPositions.edges).toHaveLength(1);
    }
    return { athletes: shown.length, statements: statements.length };
  };
  await fill(2);
  const two = await cost();
  await fill(18);
  expect(await cost()).toEqual({ athletes: 20, statements: two.statements });
});
