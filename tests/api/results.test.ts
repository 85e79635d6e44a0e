import { describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { createDrawnEvent } from "../support/drawn-event";
import { usePlayedEvents } from "../support/played-event";
import { completed } from "../support/playing";

const api = useApi();
const { arena, playing, record, six } = usePlayedEvents(api);

describe("formats", () => {
  test("best of three: three sets, the match tie-break among them, and which set is wrong", async () => {
    const event = await createDrawnEvent(api(), arena(), 3, {}, { matchFormat: "BEST_OF_3_MTB10" });
    const play = playing(event);
    const wrong = { outcome: "COMPLETED", sets: [{ games: [6, 4] }, { games: [6, 5] }] };
    expect(await play.send(1, wrong)).toMatchObject({
      __typename: "InvalidInput",
      path: ["sets", "1", "games"],
      message: expect.stringContaining("Set 2: Placar 6x5 não é possível"),
    });
    const sets = [{ games: [6, 4] }, { games: [3, 6] }, { games: [1, 0], tieBreak: [10, 8] }];
    await play.send(1, { outcome: "COMPLETED", sets, notes: "Vento forte" });
    const match = await play.matchOf(1);
    expect(match).toMatchObject({
      winnerSide: 1,
      notes: "Vento forte",
      history: [{ score: "6x4 3x6 10x8" }],
    });
    expect(match.sets.map(({ gamesSide1, gamesSide2 }) => [gamesSide1, gamesSide2])).toEqual([
      [6, 4],
      [3, 6],
      [1, 0],
    ]);
    await play.send(2, { outcome: "WALKOVER", absentOrRetiredSide: 2 });
    expect((await play.matchOf(2)).history[0]?.score).toBe("6x0 6x0");
    await play.send(3, {
      outcome: "RETIREMENT",
      absentOrRetiredSide: 1,
      sets: [{ games: [6, 4] }, { games: [1, 2] }],
    });
    expect((await play.matchOf(3)).history[0]?.score).toBe("6x4 1x6 0x10");
  });

  test("fixed games may end level in a group, and not where somebody goes on", async () => {
    const event = await createDrawnEvent(
      api(),
      arena(),
      3,
      {},
      { matchFormat: "FIXED_GAMES", fixedGames: 8 },
    );
    const play = playing(event);
    for (const number of [1, 2, 3]) await play.send(number, completed(number === 1 ? [4, 4] : [5, 3]));
    expect(await play.matchOf(1)).toMatchObject({ status: "PLAYED", outcome: "COMPLETED", winnerSide: null });
    expect(await play.send(4, completed([4, 4]))).toMatchObject({ __typename: "InvalidInput" });
    expect((await play.send(4, completed([5, 4]))).__typename).toBe("RecordMatchResultSuccess");
  });
});

test.each(["COMPLETED", "RETIREMENT"])(
  "a tie-break that nobody ever played is refused, not half written: %s",
  async (outcome) => {
    const event = await createDrawnEvent(api(), arena(), 3, {}, { setFormat: "SET6_TB66" });
    const play = playing(event);
    const matches = () => api().db.match.findMany({ include: { sets: true }, orderBy: { id: "asc" } });
    const before = await matches();
    for (const tieBreak of [
      [2147483647, 2147483645],
      [2147483647, 2147483646],
    ])
      expect(
        await play.send(1, {
          outcome,
          sets: [{ games: outcome === "COMPLETED" ? [7, 6] : [6, 6], tieBreak }],
          absentOrRetiredSide: outcome === "COMPLETED" ? null : 1,
        }),
      ).toMatchObject({ __typename: "InvalidInput" });
    expect(await matches()).toEqual(before);
  },
);

describe("two at once", () => {
  test("of two referees with the same match one wins and the other sees the winner's score", async () => {
    const event = await six();
    const { id } = await playing(event).matchOf(1);
    const answers = await Promise.all([record(id, 0, completed([6, 1])), record(id, 0, completed([3, 6]))]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "RecordMatchResultSuccess",
      "VersionConflict",
    ]);
    expect((await playing(event).matchOf(1)).history).toHaveLength(1);
  });

  test("two matches of one group at the same moment both count", async () => {
    const event = await six();
    const play = playing(event);
    const matches = await Promise.all([1, 2, 3, 4, 5, 6].map(play.matchOf));
    await Promise.all(matches.map(({ id }) => record(id, 0, completed([6, 0]))));
    const { categories } = await play.category();
    expect(categories[0].groups.every((group: any) => group.isSettled)).toBe(true);
    expect((await play.sidesOf(7)).every((seed) => seed !== null)).toBe(true);
  });
});

describe("statements", () => {
  const whole = `query ($id: ID!) { node(id: $id) { ... on Tournament { categories {
    settledAt groups { letter standings { explanation pair { athletes { displayName } } } } finalPositions { reason points pair { id } }
    matches { number sets { gamesSide1 } rules { matchFormat } history { score recordedBy side1 { displayName } } sides { pair { id } } }
  } } } }`;

  test("are as many for 4 pairs as for 24", async () => {
    const counts: number[] = [];
    for (const pairs of [4, 24]) {
      const event = await createDrawnEvent(api(), arena(), pairs);
      const play = playing(event);
      for (const number of [1, 2]) await play.favourite(number);
      const read = await api().statementsOf(() =>
        api().data(whole, { id: event.globalId }, arena().manager.token),
      );
      counts.push(read.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  test("writing a result that settles a group takes as many for few pairs as for many", async () => {
    const counts: number[] = [];
    for (const pairs of [6, 18]) {
      const event = await createDrawnEvent(api(), arena(), pairs);
      const play = playing(event);
      const inGroups = await api().db.match.findMany({
        where: { categoryId: event.categoryId, stage: "GROUP" },
        orderBy: { number: "asc" },
      });
      for (const { number } of inGroups.slice(0, -1)) await play.favourite(number!);
      const last = inGroups.at(-1)!;
      counts.push(
        (await api().statementsOf(() => record(last.id, 0, completed([6, 2])))).filter(
          (sql) => !sql.startsWith("SAVEPOINT"),
        ).length,
      );
    }
    expect(counts[1]).toBe(counts[0]);
  });
});
