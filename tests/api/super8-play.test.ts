import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { startApi, useApi } from "../support/api";
import { createArena, createAthletes, createSuper8, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Do jogo");
});

const problem = "__typename ... on UserError { code message path }";
const act = async (name: string, input: Record<string, unknown>, selection = "") => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const answer = await api().data(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${problem} ${selection} } }`,
    { input },
    arena.manager.token,
  );
  return answer[name];
};
const matchesOf = (tournamentId: string) =>
  api().db.match.findMany({
    where: { tournamentId },
    orderBy: [{ round: "asc" }, { order: "asc" }],
    include: { sets: true, players: true },
  });
const record = (matchId: string, expectedVersion: number, result: Record<string, unknown>) =>
  act(
    "recordMatchResult",
    { matchId: encodeGlobalId("Match", matchId), expectedVersion, ...result },
    "... on VersionConflict { match { version sides { games } } }",
  );
const completed = (games: [number, number]) => ({ outcome: "COMPLETED", games });

describe("the draw", () => {
  test.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])(
    "%i athletes: everybody gets a number and nobody plays twice at a time",
    async (players) => {
      const { id } = await createSuper8(api(), arena, players);
      const enrolments = await api().db.enrolment.findMany({ where: { tournamentId: id } });
      const places = Array.from({ length: players }, (_, index) => index + 1);
      expect(enrolments.map(({ drawNumber }) => drawNumber).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
        places,
      );
      expect(
        enrolments.map(({ tieBreakLot }) => tieBreakLot).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
      ).toEqual(places);
      const matches = await matchesOf(id);
      for (const round of new Set(matches.map((match) => match.round))) {
        const playing = matches
          .filter((match) => match.round === round)
          .flatMap((match) => match.players.map(({ athleteId }) => athleteId));
        expect(new Set(playing).size).toBe(playing.length);
      }
    },
  );

  test("three athletes are too few, and the message says how many are missing", async () => {
    const { globalId } = await createSuper8(api(), arena, 3, false);
    expect(await act("startTournament", { tournamentId: globalId })).toMatchObject({
      code: "TOO_FEW_ATHLETES",
      message: "São necessários pelo menos 4 atletas: falta 1.",
    });
  });

  test("of two clicks at once one draws and the other is told", async () => {
    const { id, globalId } = await createSuper8(api(), arena, 8, false);
    const answers = await Promise.all(
      [1, 2, 3].map(() => act("startTournament", { tournamentId: globalId })),
    );
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "RuleViolation",
      "RuleViolation",
      "StartTournamentSuccess",
    ]);
    expect(await api().db.match.count({ where: { tournamentId: id } })).toBe(14);
  });

  test("an arena with one court plays the matches of a round one after the other", async () => {
    const small = await createArena(api(), "Pequena", 1);
    const { id } = await createSuper8(api(), small);
    const courts = await api().db.match.groupBy({
      by: ["courtId"],
      where: { tournamentId: id },
      _count: true,
    });
    expect(courts).toHaveLength(1);
    expect(courts[0]?.courtId).not.toBeNull();
  });
});

describe("scores", () => {
  test("of two people with the same match one wins and the other sees the winner's score", async () => {
    const { id } = await createSuper8(api(), arena);
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
    const { id } = await createSuper8(api(), arena, 4);
    const [match] = await matchesOf(id);
    const answer = await record(match!.id, 0, result);
    expect(answer).toMatchObject({ __typename: "InvalidInput", message: expect.stringContaining(message) });
    expect((await matchesOf(id))[0]).toMatchObject({ status: "SCHEDULED", version: 0, sets: [] });
  });

  test("a W.O., a double W.O. and a retirement count as the rules say", async () => {
    const { id } = await createSuper8(api(), arena);
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
    const { id, globalId } = await createSuper8(api(), arena, 4);
    const matches = await matchesOf(id);
    for (const match of matches) await record(match.id, 0, completed([6, 0]));
    const board = () =>
      api().data(
        `query ($id: ID!) { node(id: $id) { ... on Tournament { status champion { id } standings { position victories athlete { id } } enrolments { finalPosition athlete { id } } } } }`,
        { id: globalId },
        arena.manager.token,
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
    const { id } = await createSuper8(api(), arena);
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
      arena.manager.token,
    );
    const playedBy = (tournament: any) =>
      tournament.standings.filter(({ played }: { played: number }) => played > 0).length;
    expect([answer["one"].tournament.playedMatchCount, playedBy(answer["one"].tournament)]).toEqual([1, 4]);
    expect([answer["two"].tournament.playedMatchCount, playedBy(answer["two"].tournament)]).toEqual([2, 8]);
  });

  test("only a Super 8 can be ended early", async () => {
    const { id, globalId } = await createSuper8(api(), arena, 4);
    await api().db.tournament.update({ where: { id }, data: { kind: "INTERNAL" } });
    const [match] = await matchesOf(id);
    await record(match!.id, 0, completed([6, 4]));
    expect(await act("finishTournament", { tournamentId: globalId })).toMatchObject({ code: "NOT_A_SUPER8" });
    expect((await matchesOf(id)).some(({ status }) => status === "CANCELLED")).toBe(false);
  });

  test("nothing is scored before the draw, nor after an early end", async () => {
    const { id, globalId } = await createSuper8(api(), arena);
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

describe("who plays", () => {
  test("the last place goes to exactly one of many at once", async () => {
    const { id, globalId } = await createSuper8(api(), arena, 7, false);
    await api().db.tournament.update({ where: { id }, data: { maxParticipants: 8 } });
    const newcomers = await createAthletes(api(), arena.id, 12);
    const answers = await Promise.all(
      newcomers.map((athleteId) =>
        act("enrolAthlete", { tournamentId: globalId, athleteId: encodeGlobalId("Athlete", athleteId) }),
      ),
    );
    expect(answers.filter(({ __typename }) => __typename === "EnrolAthleteSuccess")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "TOURNAMENT_FULL")).toHaveLength(11);
    expect(await api().db.enrolment.count({ where: { tournamentId: id } })).toBe(8);
  });

  test("an athlete of another arena plays only where the tournament is open to them", async () => {
    const elsewhere = await createArena(api(), "Vizinha");
    const [guest = ""] = await createAthletes(api(), elsewhere.id, 1);
    const { id, globalId } = await createSuper8(api(), arena, 4, false);
    await api().db.tournament.update({ where: { id }, data: { maxParticipants: 8 } });
    const input = { tournamentId: globalId, athleteId: encodeGlobalId("Athlete", guest) };
    expect(await act("enrolAthlete", input)).toMatchObject({ code: "ATHLETE_NOT_ELIGIBLE" });
    await act("updateTournament", { tournamentId: globalId, openToOtherArenas: true });
    expect(await act("enrolAthlete", input)).toMatchObject({ __typename: "EnrolAthleteSuccess" });
    expect(await act("enrolAthlete", input)).toMatchObject({ code: "ALREADY_ENROLLED" });
  });

  test("a cancelled enrolment frees the place and the athlete may come back", async () => {
    const { id, globalId, athleteIds } = await createSuper8(api(), arena, 4, false);
    const enrolment = await api().db.enrolment.findFirstOrThrow({
      where: { tournamentId: id, athleteId: athleteIds[0] },
    });
    const enrolmentId = encodeGlobalId("Enrolment", enrolment.id);
    expect(await act("cancelEnrolment", { enrolmentId })).toMatchObject({
      __typename: "CancelEnrolmentSuccess",
    });
    expect(
      await act("enrolAthlete", {
        tournamentId: globalId,
        athleteId: encodeGlobalId("Athlete", athleteIds[0]!),
      }),
    ).toMatchObject({
      __typename: "EnrolAthleteSuccess",
    });
    await act("startTournament", { tournamentId: globalId });
    expect(await act("cancelEnrolment", { enrolmentId })).toMatchObject({ code: "TOURNAMENT_STATUS" });
  });

  test("a substitute takes over number and matches, but only before the first match", async () => {
    const { id, athleteIds } = await createSuper8(api(), arena);
    const [substitute = "", another = ""] = await createAthletes(api(), arena.id, 2);
    const leaving = await api().db.enrolment.findFirstOrThrow({
      where: { tournamentId: id, athleteId: athleteIds[0] },
    });
    const swap = (enrolmentId: string, athleteId: string) =>
      act("substituteAthlete", {
        enrolmentId: encodeGlobalId("Enrolment", enrolmentId),
        athleteId: encodeGlobalId("Athlete", athleteId),
      });
    expect(await swap(leaving.id, substitute)).toMatchObject({ __typename: "SubstituteAthleteSuccess" });
    const taken = await api().db.enrolment.findFirstOrThrow({
      where: { tournamentId: id, athleteId: substitute },
    });
    expect(taken).toMatchObject({
      drawNumber: leaving.drawNumber,
      tieBreakLot: leaving.tieBreakLot,
      status: "PLAYING",
    });
    expect(
      await api().db.matchPlayer.count({ where: { athleteId: athleteIds[0], match: { tournamentId: id } } }),
    ).toBe(0);
    expect(
      await api().db.matchPlayer.count({ where: { athleteId: substitute, match: { tournamentId: id } } }),
    ).toBe(7);
    const theirs = (await matchesOf(id)).find(({ players }) =>
      players.some(({ athleteId }) => athleteId === substitute),
    );
    await record(theirs!.id, 0, completed([6, 2]));
    expect(await swap(taken.id, another)).toMatchObject({ code: "ALREADY_PLAYED" });
  });

  test("somebody registered on the spot is enrolled with it, or not registered at all", async () => {
    const { globalId } = await createSuper8(api(), arena, 4, false); // full: 4 of 4
    const input = {
      arenaId: arena.globalId,
      enrolInTournamentId: globalId,
      fullName: "Sem Vaga da Silva",
      level: "B",
    };
    expect(await act("registerAthlete", input)).toMatchObject({ code: "TOURNAMENT_FULL" });
    expect(await api().db.athlete.count({ where: { fullName: "Sem Vaga da Silva" } })).toBe(0);
    const bad = { arenaId: arena.globalId, fullName: "X1", email: "nada", level: "B" };
    const answer = await act("registerAthlete", bad, "... on InvalidInput { fields { path message } }");
    expect(answer.fields).toEqual([
      { path: ["fullName"], message: "Nome deve conter apenas letras e espaços" },
      { path: ["email"], message: "Email inválido" },
    ]);
  });
});

describe("live", () => {
  const changed = `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { playedMatchCount standings { position victories } } }`;

  test("a score reaches the screens of another server process within a second", async () => {
    const other = await startApi(api().databaseUrl);
    try {
      const { id, globalId } = await createSuper8(api(), arena);
      const live = other.subscribe(changed, { id: globalId }, arena.manager.token);
      expect((await live.next()).value?.data?.["tournamentChanged"].playedMatchCount).toBe(0);
      const next = live.next();
      const [match] = await matchesOf(id);
      const sentAt = performance.now();
      await record(match!.id, 0, completed([6, 2]));
      const { value } = await next;
      expect(performance.now() - sentAt).toBeLessThan(1000);
      expect(value?.data?.["tournamentChanged"].playedMatchCount).toBe(1);
      expect(value?.data?.["tournamentChanged"].standings[0].victories).toBe(1);
      const following = live.next();
      const [, second] = await matchesOf(id);
      await record(second!.id, 0, completed([6, 2]));
      expect((await following).value?.data?.["tournamentChanged"].playedMatchCount).toBe(2);
      await live.stop();
    } finally {
      await other.close();
    }
  });

  test("signing out ends the events", async () => {
    const { id, globalId } = await createSuper8(api(), arena);
    const token = await api().tokenOf(arena.manager.userId);
    const live = api().subscribe(changed, { id: globalId }, token);
    await live.next(); // how it is now
    const next = live.next();
    await api().data(`mutation { signOut { done } }`, {}, token);
    const [match] = await matchesOf(id);
    await record(match!.id, 0, completed([6, 2]));
    expect((await next).value?.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect((await live.next()).done).toBe(true);
    await live.stop();
  });

  test("what is rolled back is not told", async () => {
    const { id, globalId } = await createSuper8(api(), arena);
    const live = api().subscribe(changed, { id: globalId }, arena.manager.token);
    await live.next(); // how it is now
    const next = live.next();
    const [match] = await matchesOf(id);
    await record(match!.id, 7, completed([6, 2])); // a version nobody saw
    const silent = await Promise.race([
      next,
      new Promise((resolve) => setTimeout(() => resolve("silence"), 500)),
    ]);
    expect(silent).toBe("silence");
    await live.stop();
  });
});
