import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../server/platform/database";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { awardPoints } from "../../server/rankings/ranking.step";
import { loadDraft } from "../../server/rankings/draft.loader";
import { publishRanking } from "../../server/rankings/publish-ranking.action";
import { useApi } from "../support/api";
import { createOpenEvent } from "../support/enrolling";
import { createFederation, type FederationStory } from "../support/federation-story";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const now = new Date("2026-11-20T12:00:00Z");
const ctx = () => ({ db: api().db, now }) as unknown as Parameters<typeof publishRanking>[0];
let federation: FederationStory;
let inside: ArenaStory;
let outside: ArenaStory;

beforeAll(async () => {
  federation = await createFederation(api(), "Que filia");
  inside = await createArena(api(), "Filiada");
  outside = await createArena(api(), "De fora");
  await api().db.arena.update({ where: { id: inside.id }, data: { federationId: federation.id } });
});

/** An event in October with a winner of an affiliated arena and a runner-up of another one. */
async function season(unaffiliated: "COUNT" | "UNPLACED" | "OUT") {
  const ranking = await api().db.ranking.create({
    data: {
      name: `Com a regra ${unaffiliated} ${Math.random()}`,
      category: "B",
      gender: "FEMALE",
      scope: "STATE",
      federationId: federation.id,
      createdAt: new Date("2026-01-01T00:00:00Z"),
      unaffiliated,
    },
  });
  const [member = ""] = await createAthletes(api(), inside.id, 1);
  const [visitor = ""] = await createAthletes(api(), outside.id, 1, "Vera Visitante");
  const { categoryId } = await createOpenEvent(api(), inside, {});
  const award = (levels: ("W" | "F")[] = ["F", "W"]) =>
    inTransaction(api().db, (tx) =>
      awardPoints(tx, null, {
        category: { id: categoryId, rankingId: ranking.id, rankingTier: "G500" },
        earned: [member, visitor].map((athleteId, index) => ({ athleteId, reached: levels[index] ?? null })),
        date: "2026-10-17",
      }),
    );
  await award();
  const publish = () =>
    publishRanking(ctx(), { rankingId: ranking.id, month: "2026-10-01", key: null, publishedById: null });
  const shown = async () =>
    (
      await api().data(
        `query ($key: UUID!) { ranking(key: $key) { unaffiliated version { unaffiliated athleteCount
          unplaced(first: 5) { edges { node { points eventsPlayed athlete { key } results { points affiliated } } } } }
          positions(first: 5) { edges { node { position points athlete { key } } } } } }`,
        { key: ranking.id },
      )
    )["ranking"] as unknown;
  return { ranking, member, visitor, award, publish, shown };
}

const place = (position: number, points: number, key: string) => ({
  node: { position, points, athlete: { key } },
});

test("counting as all others, who is not affiliated stands where the points say", async () => {
  const { member, visitor, publish, shown } = await season("COUNT");
  await publish();
  expect(await shown()).toMatchObject({
    version: { unaffiliated: "COUNT", athleteCount: 2, unplaced: { edges: [] } },
    positions: { edges: [place(1, 500, visitor), place(2, 300, member)] },
  });
});

test("listed without a position, they are named with their points below the list, on the page and in the sheet", async () => {
  const { ranking, member, visitor, publish, shown } = await season("UNPLACED");
  const draft = await loadDraft(ctx(), ranking, "2026-10-01");
  expect([draft.rows.map(({ id }) => id), draft.unplaced]).toEqual([[member], [visitor]]);
  await publish();
  const unplaced = {
    node: {
      points: 500,
      eventsPlayed: 1,
      athlete: { key: visitor },
      results: [{ points: 500, affiliated: false }],
    },
  };
  const said = {
    unaffiliated: "UNPLACED",
    version: { unaffiliated: "UNPLACED", athleteCount: 1, unplaced: { edges: [unplaced] } },
    positions: { edges: [place(1, 300, member)] },
  };
  expect(await shown()).toEqual(said);
  const sheet = await fetch(new URL(`/exportar/ranking.csv?ranking=${ranking.id}`, api().url));
  expect(sheet.headers.get("x-total-count")).toBe("2");
  expect(await sheet.text()).toMatch(/\n"?sem posição"?;"?Vera Visitante[^;]*;"?500/);
  // Nobody's place is made of it: neither theirs now nor month by month, nor by the id of the line.
  const row = await api().db.rankingPosition.findFirstOrThrow({
    where: { rankingId: ranking.id, position: null },
  });
  const { data } = await api().run(
    `query ($id: ID!) { node(id: $id) { ... on RankingPosition { points } } }`,
    {
      id: encodeGlobalId("RankingPosition", row.id),
    },
  );
  expect(data?.["node"] ?? null).toBeNull();
  // Another rule counts from the next list on; what is out says what it said.
  await api().db.ranking.update({ where: { id: ranking.id }, data: { unaffiliated: "COUNT" } });
  expect(await shown()).toEqual({ ...said, unaffiliated: "COUNT" });
});

test("left out, their points make no line at all", async () => {
  const { member, publish, shown } = await season("OUT");
  await publish();
  expect(await shown()).toMatchObject({
    version: { unaffiliated: "OUT", athleteCount: 1, unplaced: { edges: [] } },
    positions: { edges: [place(1, 300, member)] },
  });
});

test("whether one belonged is settled when points are entered first; a corrected result asks nobody again", async () => {
  const { ranking, member, visitor, award } = await season("OUT");
  const flags = async () =>
    Object.fromEntries(
      (await api().db.rankingResult.findMany({ where: { rankingId: ranking.id, replacedAt: null } })).map(
        ({ athleteId, level, affiliated }) => [athleteId, [level, affiliated]],
      ),
    );
  expect(await flags()).toEqual({ [member]: ["F", true], [visitor]: ["W", false] });
  await api().db.arenaAthlete.create({
    data: { arenaId: inside.id, athleteId: visitor, firstVisitOn: now },
  });
  await award(["W", "F"]);
  expect(await flags()).toEqual({ [member]: ["W", true], [visitor]: ["F", false] });
  // A match that is reopened takes all results away until it is entered again.
  await award([]);
  expect(await flags()).toEqual({});
  await api().db.arenaAthlete.updateMany({ where: { athleteId: member }, data: { active: false } });
  await award(["F", "W"]);
  expect(await flags()).toEqual({ [member]: ["F", true], [visitor]: ["W", false] });
});

test("an event that ends while the federation is inactive finds its athletes affiliated all the same", async () => {
  const { ranking, member, visitor } = await season("UNPLACED");
  const { categoryId } = await createOpenEvent(api(), inside, {});
  const setActive = (active: boolean) =>
    api().db.federation.update({ where: { id: federation.id }, data: { active } });
  await setActive(false);
  await inTransaction(api().db, (tx) =>
    awardPoints(tx, null, {
      category: { id: categoryId, rankingId: ranking.id, rankingTier: "G100" },
      earned: [member, visitor].map((athleteId) => ({ athleteId, reached: "SF" as const })),
      date: "2026-10-24",
    }),
  ).finally(() => setActive(true));
  const entered = await api().db.rankingResult.findMany({ where: { categoryId } });
  expect(new Map(entered.map(({ athleteId, affiliated }) => [athleteId, affiliated]))).toEqual(
    new Map([
      [member, true],
      [visitor, false],
    ]),
  );
});
