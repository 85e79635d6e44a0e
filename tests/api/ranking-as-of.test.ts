import { beforeAll, describe, expect, test } from "vitest";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createFederation, createRanking, day, type FederationStory } from "../support/federation-story";
import { createArena, createAthletes, type ArenaStory } from "../support/story";
import { createKey } from "../support/world-rows";

const api = useApi();
let arena: ArenaStory;
let federation: FederationStory;
let analyst: string;
let ranking: string;
let athletes: string[];

/** What a list says: who, in their order. */
type Places = [string, number][];

/** A list as it came out on a day, at noon in Brasília. */
async function publishedOn(
  on: string,
  month: string,
  places: Places,
  corrects?: { id: string; number: number; reason: string },
) {
  const { id } = await api().db.rankingVersion.create({
    data: {
      rankingId: ranking,
      month: day(month),
      publishedAt: new Date(`${on}T15:00:00Z`),
      ...(corrects ? { number: corrects.number, correctsId: corrects.id, reason: corrects.reason } : {}),
      positions: {
        createMany: {
          data: places.map(([athleteId, points], index) => ({
            rankingId: ranking,
            month: day(month),
            athleteId,
            position: index + 1,
            points,
          })),
        },
      },
    },
  });
  return id;
}

beforeAll(async () => {
  arena = await createArena(api(), "De outro dia");
  federation = await createFederation(api(), "De outro dia");
  analyst = (await createKey(api(), "ANALYST", null)).token;
  athletes = await createAthletes(api(), arena.id, 4);
  ranking = await createRanking(api(), { federationId: federation.id }, {});
  const [first = "", second = "", third = "", fourth = ""] = athletes;
  const september = await publishedOn("2026-10-01", "2026-09-01", [
    [first, 500],
    [second, 300],
    [third, 180],
  ]);
  await publishedOn("2026-11-01", "2026-10-01", [
    [second, 800],
    [first, 500],
  ]);
  // A protest about September, once October is out: October stays the list that hangs out.
  await publishedOn(
    "2026-11-10",
    "2026-09-01",
    [
      [second, 500],
      [first, 300],
    ],
    { id: september, number: 2, reason: "Protesto deferido" },
  );
  const today = dayAt(new Date(), brasiliaTime);
  await api().db.rankingResult.createMany({
    data: (
      [
        [fourth, 900],
        [first, 700],
      ] as const
    ).map(([athleteId, points], index) => ({
      rankingId: ranking,
      entryKey: `a0000000-0000-4000-8000-00000000000${index}`,
      eventName: "Etapa",
      reason: "De fora",
      athleteId,
      points,
      date: day(addDays(today, -1)),
    })),
  });
});

const asOf = (on: string | null, fields: string, token: string | null = null) =>
  api().data(
    `query ($key: UUID!, $asOf: Date) { ranking(key: $key, asOf: $asOf) { ${fields} } }`,
    { key: ranking, asOf: on },
    token,
  );
const shown = async (on: string | null) =>
  (
    (await asOf(
      on,
      "version { month number reason } positions(first: 10) { edges { node { points athlete { key } } } }",
    )) as {
      ranking: {
        version: { month: string; number: number } | null;
        positions: { edges: { node: { points: number; athlete: { key: string } } }[] };
      };
    }
  ).ranking;

describe("a ranking as of a day", () => {
  test("shows the list that hung out when the day ended, with its places", async () => {
    expect(await shown("2026-09-30")).toEqual({ version: null, positions: { edges: [] } });
    const early = await shown("2026-10-01");
    expect(early.version).toEqual({ month: "2026-09-01", number: 1, reason: null });
    expect(early.positions.edges.map(({ node }) => node.points)).toEqual([500, 300, 180]);
    expect((await shown("2026-10-31")).version).toMatchObject({ month: "2026-09-01", number: 1 });
    expect((await shown("2026-11-01")).positions.edges.map(({ node }) => node.athlete.key)).toEqual([
      athletes[1],
      athletes[0],
    ]);
    // A correction of an older month takes nothing from the later one.
    for (const on of ["2026-11-10", "2099-12-31", null])
      expect((await shown(on)).version, String(on)).toMatchObject({ month: "2026-10-01", number: 1 });
  });

  test("shows a corrected list from the day of its correction on", async () => {
    const latest = await api().db.rankingVersion.findFirstOrThrow({
      where: { rankingId: ranking, month: day("2026-10-01") },
    });
    await publishedOn("2026-11-20", "2026-10-01", [[athletes[0] ?? "", 500]], {
      id: latest.id,
      number: 2,
      reason: "Desclassificação",
    });
    expect((await shown("2026-11-19")).version).toMatchObject({ month: "2026-10-01", number: 1 });
    expect((await shown("2026-11-20")).version).toEqual({
      month: "2026-10-01",
      number: 2,
      reason: "Desclassificação",
    });
  });

  test("is read page by page, and two days side by side in one request", async () => {
    const page =
      "positions(first: 2, after: $after) { pageInfo { hasNextPage endCursor } edges { node { points } } }";
    const read = async (after: string | null) =>
      (await api().data(
        `query ($key: UUID!, $after: String) { early: ranking(key: $key, asOf: "2026-10-15") { ${page} }
            late: ranking(key: $key, asOf: "2026-11-15") { ${page} } }`,
        { key: ranking, after },
        analyst,
      )) as Record<
        "early" | "late",
        {
          positions: {
            pageInfo: { hasNextPage: boolean; endCursor: string };
            edges: { node: { points: number } }[];
          };
        }
      >;
    const first = await read(null);
    expect(first.late.positions.edges.map(({ node }) => node.points)).toEqual([800, 500]);
    expect(first.late.positions.pageInfo.hasNextPage).toBe(false);
    expect(first.early.positions.edges.map(({ node }) => node.points)).toEqual([500, 300]);
    expect(first.early.positions.pageInfo.hasNextPage).toBe(true);
    const second = await read(first.early.positions.pageInfo.endCursor);
    expect(second.early.positions.edges.map(({ node }) => node.points)).toEqual([180]);
    expect(second.early.positions.pageInfo.hasNextPage).toBe(false);
  });

  test("says how today's list differs from it, to programs and to who manages it, and to nobody else", async () => {
    const fields = `running { athleteCount upCount downCount newCount leavingCount leaving { key }
      rows(first: 10) { edges { node { position points change changeBy athlete { key } } } } }`;
    const { running } = (await asOf("2026-10-15", fields, analyst))["ranking"] as Record<string, unknown>;
    expect(running).toEqual({
      athleteCount: 2,
      upCount: 0,
      downCount: 1,
      newCount: 1,
      leavingCount: 2,
      leaving: expect.arrayContaining([{ key: athletes[1] }, { key: athletes[2] }]) as unknown,
      rows: {
        edges: [
          {
            node: { position: 1, points: 900, change: "NEW", changeBy: null, athlete: { key: athletes[3] } },
          },
          { node: { position: 2, points: 700, change: "DOWN", changeBy: 1, athlete: { key: athletes[0] } } },
        ],
      },
    });
    const now = (await asOf(null, "running { athleteCount }", federation.manager.token))["ranking"];
    expect(now).toEqual({ running: { athleteCount: 2 } });
    for (const token of [null, arena.manager.token])
      expect((await asOf(null, "running { athleteCount }", token))["ranking"]).toEqual({ running: null });
    // A program that is for results only reads no ranking at all.
    const other = (await createKey(api(), "ANALYST", null, ["RESULTS_READ"])).token;
    expect(await asOf(null, "running { athleteCount }", other)).toEqual({ ranking: null });
  });

  test("of another ranking's list shows nothing, and a day that is none is refused", async () => {
    const elsewhere = await createRanking(api(), { arenaId: arena.id }, {});
    expect(
      await api().data(
        `query ($key: UUID!) { ranking(key: $key, asOf: "2026-11-01") { name } }`,
        { key: elsewhere },
        analyst,
      ),
    ).toEqual({ ranking: null });
    const refused = await api().run(`query { ranking(key: "${ranking}", asOf: "2026-02-30") { name } }`);
    expect(refused.data).toBeFalsy();
    expect(refused.errors).toHaveLength(1);
    expect(refused.errors?.[0]?.extensions.code).not.toBe("INTERNAL_SERVER_ERROR");
  });
});
