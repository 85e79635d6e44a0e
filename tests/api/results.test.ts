import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createDrawnEvent, type DrawnEvent } from "../support/drawn-event";
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
    expect((await play.matchOf(2)).history[0]?.score).toBe("0x0 (conta como 6x0 6x0)");
    await play.send(3, {
      outcome: "RETIREMENT",
      absentOrRetiredSide: 1,
      sets: [{ games: [6, 4] }, { games: [1, 2] }],
    });
    const retired = await play.matchOf(3);
    expect(retired.history[0]?.score).toBe("6x4 1x2 (conta como 6x4 1x6 0x10)");
    expect(
      retired.sets.map(({ playedGamesSide1, playedGamesSide2 }) => [playedGamesSide1, playedGamesSide2]),
    ).toEqual([
      [null, null],
      [1, 2],
      [0, 0],
    ]);
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

describe("a W.O. that was none", () => {
  const takeBack = async (play: ReturnType<typeof playing>, number: number, expectedVersion?: number) => {
    const { id, version } = await play.matchOf(number);
    const input = {
      matchId: encodeGlobalId("Match", id),
      expectedVersion: expectedVersion ?? version,
      reason: "Chegaram a tempo",
    };
    const { takeBackWalkover } = await api().data(
      `mutation ($input: TakeBackWalkoverInput!) { takeBackWalkover(input: $input) {
        __typename ... on UserError { code } } }`,
      { input },
      arena().manager.token,
    );
    return takeBackWalkover;
  };

  test("is taken back while nothing followed, once, and not after", async () => {
    const event = await createDrawnEvent(api(), arena(), 4, { format: "KNOCKOUT" });
    const play = playing(event);
    const before = await play.sidesOf(3);
    await play.send(1, { outcome: "WALKOVER", absentOrRetiredSide: 2 });
    expect(await play.sidesOf(3)).not.toEqual(before);
    expect(await takeBack(play, 1, 0)).toMatchObject({ __typename: "VersionConflict" });
    const answers = await Promise.all([takeBack(play, 1), takeBack(play, 1)]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "TakeBackWalkoverSuccess",
      "VersionConflict",
    ]);
    expect(await play.matchOf(1)).toMatchObject({ status: "SCHEDULED", outcome: null, sets: [], version: 2 });
    expect((await play.matchOf(1)).history.at(-1)).toMatchObject({
      outcome: null,
      reason: "Chegaram a tempo",
    });
    expect(await play.sidesOf(3)).toEqual(before);

    expect(await takeBack(play, 2)).toMatchObject({ code: "NO_WALKOVER" });
    await play.send(1, { outcome: "WALKOVER", absentOrRetiredSide: 2 });
    await play.favourite(2);
    await play.favourite(3);
    expect(await takeBack(play, 1)).toMatchObject({ code: "PLAYED_SINCE" });
  });
});

describe("a pair that leaves after the draw", () => {
  const withdraw = async (event: DrawnEvent, pairId: string, withdrawn = true) => {
    const { firstId } = await api().db.pair.findUniqueOrThrow({ where: { id: pairId } });
    const { withdrawPair } = await api().data(
      `mutation ($input: WithdrawPairInput!) { withdrawPair(input: $input) { __typename ... on UserError { code } } }`,
      { input: { enrolmentId: encodeGlobalId("Enrolment", firstId), reason: "Lesão", withdrawn } },
      arena().manager.token,
    );
    return withdrawPair;
  };

  test("keeps what it played, and what it still has is W.O. at once, also against who comes later", async () => {
    const event = await createDrawnEvent(api(), arena(), 4, { format: "KNOCKOUT" });
    const play = playing(event);
    await play.favourite(1);
    const first = await play.matchOf(1);
    const winnerId = first.winnerSide === 1 ? first.pair1Id : first.pair2Id;
    const answers = await Promise.all([withdraw(event, winnerId!), withdraw(event, winnerId!)]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "RuleViolation",
      "WithdrawPairSuccess",
    ]);
    expect(await play.matchOf(1)).toMatchObject({ outcome: "COMPLETED" });
    await play.favourite(2);
    const final = await play.matchOf(3);
    expect(final).toMatchObject({ status: "PLAYED", outcome: "WALKOVER" });
    expect(final.winnerSide === 1 ? final.pair2Id : final.pair1Id).toBe(winnerId);
    expect(await play.category()).toMatchObject({ status: "FINISHED" });
  });

  test("comes back while it has lost nothing by W.O., and leaves while it has a match", async () => {
    const event = await createDrawnEvent(api(), arena(), 4, { format: "KNOCKOUT" });
    const play = playing(event);
    await play.favourite(1);
    const { pair1Id, pair2Id, winnerSide } = await play.matchOf(1);
    const [winnerId, loserId] = winnerSide === 1 ? [pair1Id!, pair2Id!] : [pair2Id!, pair1Id!];
    expect(await withdraw(event, loserId)).toMatchObject({ code: "ALREADY_OUT" });
    expect(await withdraw(event, winnerId, false)).toMatchObject({ code: "NOT_WITHDRAWN" });
    await withdraw(event, winnerId);
    expect(await withdraw(event, winnerId, false)).toMatchObject({ __typename: "WithdrawPairSuccess" });
    await play.favourite(2);
    expect(await play.matchOf(3)).toMatchObject({ status: "SCHEDULED" });
  });

  test("plays on once its W.O. is corrected to what was played", async () => {
    const event = await createDrawnEvent(api(), arena(), 4, { format: "KNOCKOUT" });
    const play = playing(event);
    const { pair1Id } = await play.matchOf(1);
    await withdraw(event, pair1Id!);
    expect(await play.matchOf(1)).toMatchObject({ outcome: "WALKOVER", winnerSide: 2 });
    await play.send(1, { ...completed([6, 1]), acceptMoves: true });
    await play.favourite(2);
    expect(await play.matchOf(3)).toMatchObject({ status: "SCHEDULED", outcome: null });
    expect(await api().db.pair.count({ where: { id: pair1Id!, withdrawnAt: { not: null } } })).toBe(0);
  });

  test("loses by W.O. again to whom a W.O. is taken back", async () => {
    const event = await createDrawnEvent(api(), arena(), 4, { format: "KNOCKOUT" });
    const play = playing(event);
    await play.send(1, { outcome: "WALKOVER", absentOrRetiredSide: 2 });
    const { pair1Id, version } = await play.matchOf(1);
    await withdraw(event, pair1Id!);
    const { takeBackWalkover } = await api().data(
      `mutation ($input: TakeBackWalkoverInput!) { takeBackWalkover(input: $input) { __typename } }`,
      {
        input: {
          matchId: encodeGlobalId("Match", (await play.matchOf(1)).id),
          expectedVersion: version,
          reason: null,
        },
      },
      arena().manager.token,
    );
    expect(takeBackWalkover).toEqual({ __typename: "TakeBackWalkoverSuccess" });
    expect(await play.matchOf(1)).toMatchObject({ outcome: "WALKOVER", winnerSide: 2 });
  });

  test("of a group loses all that is left", async () => {
    const event = await createDrawnEvent(api(), arena(), 4, { format: "ROUND_ROBIN" });
    const [leaving] = event.pairs;
    expect(await withdraw(event, leaving!.id)).toMatchObject({ __typename: "WithdrawPairSuccess" });
    const own = await api().db.match.findMany({
      where: { OR: [{ pair1Id: leaving!.id }, { pair2Id: leaving!.id }] },
    });
    expect(own.map(({ outcome }) => outcome)).toEqual(["WALKOVER", "WALKOVER", "WALKOVER"]);
    const others = await api().db.match.count({
      where: { categoryId: event.categoryId, status: "SCHEDULED" },
    });
    expect(others).toBe(3);
    expect(await withdraw(event, leaving!.id, false)).toMatchObject({ code: "HAS_WALKOVER" });
  });
});

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
