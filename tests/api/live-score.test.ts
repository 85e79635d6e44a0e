import { describe, expect, test } from "vitest";
import { startApi, useApi } from "../support/api";
import { createDrawnEvent } from "../support/drawn-event";
import { completed, usePlaying } from "../support/playing";
import { scoreAs } from "../support/scoring";
import { createSuper8 } from "../support/story";

const api = useApi();
const { arena, matchesOf, record } = usePlaying(api);

const manager = () => arena().manager.token;
const sets = (...games: [number, number][]) => games.map((one) => ({ games: one }));
async function freshMatch() {
  const { id, globalId } = await createSuper8(api(), arena());
  const [match] = await matchesOf(id);
  return { tournamentId: id, globalId, matchId: match!.id };
}
const standingsOf = async (globalId: string) =>
  (
    await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Tournament { playedMatchCount standings { played } } } }`,
      { id: globalId },
      manager(),
    )
  )["node"];

describe("a score under way", () => {
  test("begins the match, counts games, and nothing follows from it until the match is ended", async () => {
    const { matchId, globalId, tournamentId } = await freshMatch();
    const first = await scoreAs(api(), manager(), "recordLiveScore", matchId, {
      expectedVersion: 0,
      sets: sets([1, 0]),
    });
    expect(first).toMatchObject({
      __typename: "RecordLiveScoreSuccess",
      pad: { version: 1, status: "IN_PROGRESS", sets: [{ gamesSide1: 1, gamesSide2: 0 }] },
    });
    expect(first["pad"].startedAt).not.toBeNull();
    await scoreAs(api(), manager(), "recordLiveScore", matchId, { expectedVersion: 1, sets: sets([6, 0]) });
    expect(await standingsOf(globalId)).toEqual({
      playedMatchCount: 0,
      standings: Array.from({ length: 8 }, () => ({ played: 0 })),
    });
    const { revision } = await api().db.tournament.findUniqueOrThrow({ where: { id: tournamentId } });
    expect(revision).toBeGreaterThanOrEqual(2);

    const ended = await scoreAs(api(), manager(), "finishLiveMatch", matchId, {
      expectedVersion: 2,
      outcome: "COMPLETED",
      sets: sets([6, 0]),
    });
    expect(ended).toMatchObject({
      __typename: "FinishLiveMatchSuccess",
      pad: { status: "PLAYED", winnerSide: 1, version: 3 },
    });
    expect(await standingsOf(globalId)).toMatchObject({ playedMatchCount: 1 });
  });

  test("goes back to 0x0 and through a tie-break", async () => {
    const { matchId } = await freshMatch();
    await scoreAs(api(), manager(), "recordLiveScore", matchId, { expectedVersion: 0, sets: sets([1, 0]) });
    const none = await scoreAs(api(), manager(), "recordLiveScore", matchId, {
      expectedVersion: 1,
      sets: [],
    });
    expect(none).toMatchObject({ pad: { version: 2, status: "IN_PROGRESS", sets: [] } });
    const points = await scoreAs(api(), manager(), "recordLiveScore", matchId, {
      expectedVersion: 2,
      sets: [{ games: [6, 6], tieBreak: [3, 1] }],
    });
    expect(points).toMatchObject({ pad: { sets: [{ tieBreakSide1: 3, tieBreakSide2: 1 }] } });
  });

  test.each([
    ["by time it ends as it stands", { matchFormat: "TIMED" }, sets([3, 2]), sets([3, 2], [1, 0])],
    ["of eight games it does not end after six", { setFormat: "PRO8_TB88" }, sets([8, 6]), sets([6, 3])],
    [
      "of five games all are played",
      { matchFormat: "FIXED_GAMES", fixedGames: 5 },
      sets([3, 2]),
      sets([3, 1]),
    ],
  ] as const)("%s", async (_what, rules, over, impossible) => {
    const event = await createDrawnEvent(api(), arena(), 3, {}, rules);
    const [{ id } = { id: "" }] = await matchesOf(event.id);
    const live = { expectedVersion: 0, sets: sets([3, 1]) };
    expect(await scoreAs(api(), manager(), "recordLiveScore", id, live)).toMatchObject({
      pad: { version: 1, status: "IN_PROGRESS" },
    });
    const finish = (games: typeof over) =>
      scoreAs(api(), manager(), "finishLiveMatch", id, {
        expectedVersion: 1,
        outcome: "COMPLETED",
        sets: games,
      });
    expect(await finish(impossible)).toMatchObject({ __typename: "InvalidInput" });
    expect(await finish(over)).toMatchObject({ pad: { version: 2, status: "PLAYED", winnerSide: 1 } });
  });

  test("of two referees at once one is saved, and the other is shown the first one's score", async () => {
    const { matchId } = await freshMatch();
    const answers = await Promise.all([
      scoreAs(api(), manager(), "recordLiveScore", matchId, { expectedVersion: 0, sets: sets([1, 0]) }),
      scoreAs(api(), manager(), "recordLiveScore", matchId, { expectedVersion: 0, sets: sets([0, 1]) }),
    ]);
    const saved = answers.find(({ __typename }) => __typename === "RecordLiveScoreSuccess");
    const told = answers.find(({ __typename }) => __typename === "ScoreConflict");
    expect(saved).toBeDefined();
    expect(told).toMatchObject({
      code: "SCORE_CONFLICT",
      message: "Outra pessoa atualizou este placar. Confira os dois antes de continuar.",
    });
    expect(told?.["pad"]).toEqual(saved?.["pad"]);
  });

  test("ending it on an old version shows the score as it is, and writes nothing", async () => {
    const { matchId } = await freshMatch();
    await scoreAs(api(), manager(), "recordLiveScore", matchId, { expectedVersion: 0, sets: sets([5, 0]) });
    const answer = await scoreAs(api(), manager(), "finishLiveMatch", matchId, {
      expectedVersion: 0,
      outcome: "COMPLETED",
      sets: sets([6, 0]),
    });
    expect(answer).toMatchObject({ __typename: "ScoreConflict", pad: { version: 1, status: "IN_PROGRESS" } });
  });

  test.each([
    ["more games than a set has", sets([7, 2]), "não é possível"],
    ["a set too many", sets([6, 2], [1, 0]), "já estava decidido"],
    ["numbers below nothing", sets([-1, 0]), "números inteiros"],
    ["one side alone", [{ games: [1] }], "Informe os games dos dois lados"],
    ["four sets", sets([1, 0], [1, 0], [1, 0], [1, 0]), "no máximo 3 sets"],
    ["a tie-break before it is due", [{ games: [2, 2], tieBreak: [1, 0] }], "não é possível"],
  ])("%s is refused, and nothing is written", async (_what, wrong, message) => {
    const { matchId, tournamentId } = await freshMatch();
    const answer = await scoreAs(api(), manager(), "recordLiveScore", matchId, {
      expectedVersion: 0,
      sets: wrong,
    });
    expect(answer).toMatchObject({ __typename: "InvalidInput", message: expect.stringContaining(message) });
    expect((await matchesOf(tournamentId))[0]).toMatchObject({ status: "SCHEDULED", version: 0, sets: [] });
  });

  test("is not written over a result, nor after the tournament was ended", async () => {
    const { matchId, tournamentId } = await freshMatch();
    await record(matchId, 0, completed([6, 1]));
    expect(
      await scoreAs(api(), manager(), "recordLiveScore", matchId, { expectedVersion: 1, sets: [] }),
    ).toMatchObject({ code: "MATCH_OVER" });
    const { id: otherId } = (await matchesOf(tournamentId))[1]!;
    await api().db.match.update({ where: { id: otherId }, data: { status: "CANCELLED" } });
    const begin = { expectedVersion: 0, sets: [] };
    expect(await scoreAs(api(), manager(), "recordLiveScore", otherId, begin)).toMatchObject({
      code: "MATCH_OVER",
    });
    await api().db.tournament.update({
      where: { id: tournamentId },
      data: { status: "FINISHED", finishedAt: new Date() },
    });
    expect(await scoreAs(api(), manager(), "recordLiveScore", matchId, begin)).toMatchObject({
      code: "TOURNAMENT_STATUS",
    });
  });

  test("waits until both sides are known", async () => {
    const { matchId } = await freshMatch();
    await api().db.matchPlayer.deleteMany({ where: { matchId, side: 2 } });
    expect(
      await scoreAs(api(), manager(), "recordLiveScore", matchId, { expectedVersion: 0, sets: [] }),
    ).toMatchObject({ code: "SIDES_UNKNOWN" });
  });

  test("the first score, 0x0 too, begins the match; its beginning stays", async () => {
    const { matchId } = await freshMatch();
    const begin = { expectedVersion: 0, sets: [] };
    const first = await scoreAs(api(), manager(), "recordLiveScore", matchId, begin);
    expect(first).toMatchObject({ pad: { status: "IN_PROGRESS", version: 1, sets: [] } });
    const second = await scoreAs(api(), manager(), "recordLiveScore", matchId, {
      expectedVersion: 1,
      sets: sets([1, 0]),
    });
    expect(second["pad"].startedAt).toBe(first["pad"].startedAt);
  });

  test("takes the same few statements however large the tournament is", async () => {
    const small = await freshMatch();
    const { id } = await createSuper8(api(), arena(), 16);
    const [large] = await matchesOf(id);
    const live = (matchId: string) =>
      api().statementsOf(() =>
        scoreAs(api(), manager(), "recordLiveScore", matchId, { expectedVersion: 0, sets: sets([1, 0]) }),
      );
    const few = await live(small.matchId);
    expect((await live(large!.id)).length).toBe(few.length);
    expect(few.length).toBeLessThanOrEqual(26);
  });

  test("reaches the screens of another server process", async () => {
    const other = await startApi(api().databaseUrl);
    try {
      const { matchId } = await freshMatch();
      const live = other.subscribe(
        `subscription ($key: UUID!) { scorePadChanged(matchKey: $key) { version sets { gamesSide1 } } }`,
        { key: matchId },
        manager(),
      );
      expect((await live.next()).value?.data?.["scorePadChanged"]).toEqual({ version: 0, sets: [] });
      const next = live.next();
      await scoreAs(api(), manager(), "recordLiveScore", matchId, { expectedVersion: 0, sets: sets([1, 0]) });
      expect((await next).value?.data?.["scorePadChanged"]).toEqual({
        version: 1,
        sets: [{ gamesSide1: 1 }],
      });
      await live.stop();
    } finally {
      await other.close();
    }
  });
});
