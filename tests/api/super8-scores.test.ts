import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { completed, usePlaying } from "../support/playing";
import { createSuper8 } from "../support/story";

const api = useApi();
const { arena, act, matchesOf, record } = usePlaying(api);

describe("scores", () => {
  test("of two people with the same match one wins and the other sees the winner's score", async () => {
    const { id } = await createSuper8(api(), arena());
    const [match] = await matchesOf(id);
    const answers = await Promise.all([
      record(match!.id, 0, completed([6, 1])),
      record(match!.id, 0, completed([6, 3])),
    ]);
    const won = answers.find(({ __typename }) => __typename === "RecordMatchResultSuccess");
    const told = answers.find(({ __typename }) => __typename === "VersionConflict");
    expect(won).toBeDefined();
    const [{ sets } = { sets: [] }] = await matchesOf(id);
    expect(told.match).toEqual({
      version: 1,
      sides: [{ games: sets[0]?.gamesSide1 }, { games: sets[0]?.gamesSide2 }],
    });
    expect(await record(match!.id, 1, completed([4, 6]))).toMatchObject({
      __typename: "RecordMatchResultSuccess",
    });
  });

  test.each([
    [completed([6, 5]), "Placar 6x5 não é possível neste formato. Resultados válidos:"],
    [completed([-1, 6]), "Informe os games"],
    [{ outcome: "COMPLETED" }, "Informe os games dos dois lados"],
    [{ outcome: "COMPLETED", games: [6] }, "Informe os games dos dois lados"],
    [{ outcome: "WALKOVER" }, "Informe qual dupla não compareceu"],
    [{ outcome: "RETIREMENT", games: [2, 1] }, "Informe qual dupla desistiu"],
    [{ outcome: "WALKOVER", absentOrRetiredSide: 3 }, "Informe qual dupla"],
  ])("%o is refused with what is legal, and nothing is written", async (result, message) => {
    const { id } = await createSuper8(api(), arena(), 4);
    const [match] = await matchesOf(id);
    const answer = await record(match!.id, 0, result);
    expect(answer).toMatchObject({ __typename: "InvalidInput", message: expect.stringContaining(message) });
    expect((await matchesOf(id))[0]).toMatchObject({ status: "SCHEDULED", version: 0, sets: [] });
  });

  test("a W.O., a double W.O. and a retirement count as the rules say", async () => {
    const { id } = await createSuper8(api(), arena());
    const [first, second, third] = await matchesOf(id);
    await record(first!.id, 0, { outcome: "WALKOVER", absentOrRetiredSide: 1 });
    await record(second!.id, 0, { outcome: "DOUBLE_WALKOVER" });
    await record(third!.id, 0, { outcome: "RETIREMENT", games: [2, 1], absentOrRetiredSide: 2 });
    const after = await matchesOf(id);
    expect(after[0]).toMatchObject({ winnerSide: 2, sets: [{ gamesSide1: 0, gamesSide2: 6 }] });
    expect(after[1]).toMatchObject({ winnerSide: null, status: "PLAYED", sets: [] });
    expect(after[2]).toMatchObject({ winnerSide: 1, sets: [{ gamesSide1: 6, gamesSide2: 1 }] });
  });

  test("correcting a result after the end settles the positions anew", async () => {
    const { id, globalId } = await createSuper8(api(), arena(), 4);
    const matches = await matchesOf(id);
    for (const match of matches) await record(match.id, 0, completed([6, 0]));
    const board = () =>
      api().data(
        `query ($id: ID!) { node(id: $id) { ... on Tournament { status champion { id } standings { position victories athlete { id } } enrolments { finalPosition athlete { id } } } } }`,
        { id: globalId },
        arena().manager.token,
      );
    const before = (await board())["node"];
    expect(before.status).toBe("FINISHED");
    const last = matches.at(-1)!;
    expect(await record(last.id, 1, completed([0, 6]))).toMatchObject({
      __typename: "RecordMatchResultSuccess",
    });
    const after = (await board())["node"];
    const victories = (board: { standings: { victories: number }[] }) =>
      board.standings.map((one) => one.victories);
    expect([victories(before), victories(after)]).toEqual([
      [3, 1, 1, 1],
      [2, 2, 2, 0],
    ]);
    const finals = new Map(after.enrolments.map((one: any) => [one.athlete.id, one.finalPosition]));
    for (const { position, athlete } of after.standings) expect(finals.get(athlete.id)).toBe(position);
    expect(after.champion.id).toBe(after.standings[0].athlete.id);
  });

  test("of two results in one operation the second answer shows both", async () => {
    const { id } = await createSuper8(api(), arena());
    const [first, second] = await matchesOf(id);
    const answer = await api().data(
      `mutation ($one: RecordMatchResultInput!, $two: RecordMatchResultInput!) {
        one: recordMatchResult(input: $one) { ...Played }
        two: recordMatchResult(input: $two) { ...Played }
      }
      fragment Played on RecordMatchResultSuccess {
        tournament { playedMatchCount standings { played } rounds { matches { status } } }
      }`,
      {
        one: { matchId: encodeGlobalId("Match", first!.id), expectedVersion: 0, ...completed([6, 1]) },
        two: { matchId: encodeGlobalId("Match", second!.id), expectedVersion: 0, ...completed([6, 2]) },
      },
      arena().manager.token,
    );
    const playedBy = (tournament: any) =>
      tournament.standings.filter(({ played }: { played: number }) => played > 0).length;
    expect([answer["one"].tournament.playedMatchCount, playedBy(answer["one"].tournament)]).toEqual([1, 4]);
    expect([answer["two"].tournament.playedMatchCount, playedBy(answer["two"].tournament)]).toEqual([2, 8]);
  });

  test("only a Super 8 can be ended early", async () => {
    const { id, globalId } = await createSuper8(api(), arena(), 4);
    await api().db.tournament.update({ where: { id }, data: { kind: "INTERNAL" } });
    const [match] = await matchesOf(id);
    await record(match!.id, 0, completed([6, 4]));
    expect(await act("finishTournament", { tournamentId: globalId })).toMatchObject({ code: "NOT_A_SUPER8" });
    expect((await matchesOf(id)).some(({ status }) => status === "CANCELLED")).toBe(false);
  });

  test("nothing is scored before the draw, nor after an early end", async () => {
    const { id, globalId } = await createSuper8(api(), arena());
    const [match, other] = await matchesOf(id);
    expect(await act("finishTournament", { tournamentId: globalId })).toMatchObject({
      code: "NOTHING_PLAYED",
    });
    await record(match!.id, 0, completed([6, 4]));
    expect(await act("finishTournament", { tournamentId: globalId })).toMatchObject({
      __typename: "FinishTournamentSuccess",
    });
    expect(await record(other!.id, 0, completed([6, 4]))).toMatchObject({ code: "MATCH_CANCELLED" });
    const finals = await api().db.enrolment.findMany({
      where: { tournamentId: id },
      select: { finalPosition: true, status: true },
    });
    expect(finals.map(({ finalPosition }) => finalPosition).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await act("finishTournament", { tournamentId: globalId })).toMatchObject({
      code: "TOURNAMENT_STATUS",
    });
  });
});
