import { beforeAll, expect, test } from "vitest";
import { correctRanking } from "../../server/rankings/ranking.action";
import { publishDue } from "../../server/rankings/publish-ranking.action";
import { useApi } from "../support/api";
import { createOpenEvent } from "../support/enrolling";
import { accountOf, createFederation, day, type FederationStory } from "../support/federation-story";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;
let federation: FederationStory;

beforeAll(async () => {
  arena = await createArena(api(), "Da temporada");
  federation = await createFederation(api(), "Da temporada");
  await api().db.arena.update({ where: { id: arena.id }, data: { federationId: federation.id } });
});

const at = (now: string) =>
  ({ db: api().db, now: new Date(now) }) as unknown as Parameters<typeof correctRanking>[0];
const points = { W: 500, F: 300, SF: 180 } as const;

/** Who came how far, in the order of the athletes. */
const events: [date: string, levels: (keyof typeof points | null)[]][] = [
  ["2026-10-11", ["W", "F", "SF", "SF", "SF"]],
  ["2026-11-08", ["F", "W", "SF", null, "SF"]],
  ["2026-12-13", ["SF", "SF", "W", "F", "F"]],
];

interface Place {
  position: number;
  points: number;
  month: string;
  change: string;
  changeBy: number | null;
  tieBreak: string | null;
  results: { points: number; eventName: string }[];
  history: { month: string; position: number }[];
}

test("a season of three events: published month by month, corrected in January, and an athlete reads why she is 4th", async () => {
  const { id: rankingId } = await api().db.ranking.create({
    data: {
      name: "Circuito da Temporada",
      category: "B",
      gender: "FEMALE",
      scope: "STATE",
      bestResults: 2,
      federationId: federation.id,
      createdAt: day("2026-01-01"),
    },
  });
  const athletes = await createAthletes(api(), arena.id, 5);
  for (const [date, levels] of events) {
    const { categoryId } = await createOpenEvent(api(), arena, {});
    await api().db.rankingResult.createMany({
      data: levels.flatMap((level, index) =>
        level === null
          ? []
          : {
              rankingId,
              categoryId,
              athleteId: athletes[index] ?? "",
              level,
              tier: "G500" as const,
              points: points[level],
              date: day(date),
              // What is played after today has been entered by now all the same.
              enteredAt: new Date("2026-10-12T12:00:00Z"),
            },
      ),
    });
  }
  const published = async (now: string) => {
    expect(await publishDue(api().db, new Date(now))).toBeGreaterThan(0);
    expect(await publishDue(api().db, new Date(now))).toBe(0);
  };
  for (const now of ["2026-11-01T12:00:00Z", "2026-12-01T12:00:00Z", "2027-01-01T12:00:00Z"])
    await published(now);

  const own = await accountOf(api(), athletes[3] ?? "");
  const placeNow = async () => {
    const { athlete } = (await api().data(
      `query ($key: UUID!) { athlete(key: $key) { rankingPositions(first: 5) { edges { node {
        position points month change changeBy tieBreak results { points eventName } history { month position } } } } } }`,
      { key: athletes[3] },
      own.token,
    )) as { athlete: { rankingPositions: { edges: { node: Place }[] } } };
    return athlete.rankingPositions.edges[0]?.node;
  };
  // Another one has as many points from the two that count, but played once more.
  const before = await placeNow();
  expect(before).toMatchObject({ position: 4, points: 480, month: "2026-12-01" });
  expect(before?.results.map((one) => one.points)).toEqual([300, 180]);
  expect(before?.tieBreak).toBe("menos eventos jogados, 2 a 3");
  expect(before?.history.map(({ month, position }) => [month, position])).toEqual([
    ["2026-12-01", 4],
    ["2026-11-01", 5],
    ["2026-10-01", 3],
  ]);

  // In January a protest about November is decided: who won it is disqualified.
  const won = await api().db.rankingResult.findFirstOrThrow({
    where: { rankingId, date: day("2026-11-08"), level: "W" },
  });
  await correctRanking(
    at("2027-01-10T12:00:00Z"),
    rankingId,
    { changes: [{ resultId: won.id, level: null }], reason: "Protesto deferido" },
    null,
  );
  const { ranking } = (await api().data(
    `query ($key: UUID!) { ranking(key: $key) { versions(first: 10) { edges { node { month number reason } } } } }`,
    { key: rankingId },
  )) as {
    ranking: { versions: { edges: { node: { month: string; number: number; reason: string | null } }[] } };
  };
  expect(
    ranking.versions.edges.map(({ node: { month, number, reason } }) => [month, number, reason]),
  ).toEqual([
    ["2026-12-01", 2, "Protesto deferido"],
    ["2026-12-01", 1, null],
    ["2026-11-01", 2, "Protesto deferido"],
    ["2026-11-01", 1, null],
    ["2026-10-01", 1, null],
  ]);
  // She is third now; what was out keeps its place beside the version that counts.
  const after = await placeNow();
  expect(after).toMatchObject({ position: 3, points: 480, tieBreak: "menos eventos jogados, 2 a 3" });
  expect(after?.history.map(({ month, position }) => [month, position])).toEqual([
    ["2026-12-01", 3],
    ["2026-11-01", 5],
    ["2026-10-01", 3],
  ]);
  const december = await api().db.rankingPosition.findFirstOrThrow({
    where: { rankingId, athleteId: athletes[3] ?? "", month: day("2026-12-01"), version: { number: 1 } },
  });
  expect(december.position).toBe(4);

  // Without a place in the newest list she has none now, whatever an older one says.
  const newest = { rankingId, month: day("2027-01-01") };
  await api().db.rankingVersion.create({
    data: {
      ...newest,
      positions: { createMany: { data: [{ ...newest, athleteId: athletes[3] ?? "", points: 480 }] } },
    },
  });
  expect(await placeNow()).toBeUndefined();
});
