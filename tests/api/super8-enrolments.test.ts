import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { completed, usePlaying } from "../support/playing";
import { createArena, createAthletes, createSuper8 } from "../support/story";

const api = useApi();
const { arena, act, matchesOf, record } = usePlaying(api);

describe("who plays", () => {
  test("the last place goes to exactly one of many at once", async () => {
    const { id, globalId } = await createSuper8(api(), arena(), 7, false);
    await api().db.tournament.update({ where: { id }, data: { maxParticipants: 8 } });
    const newcomers = await createAthletes(api(), arena().id, 12);
    const answers = await Promise.all(
      newcomers.map((athleteId) =>
        act("enrolAthlete", { tournamentId: globalId, athleteId: encodeGlobalId("Athlete", athleteId) }),
      ),
    );
    expect(answers.filter(({ __typename }) => __typename === "EnrolAthleteSuccess")).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "TOURNAMENT_FULL")).toHaveLength(11);
    expect(await api().db.enrolment.count({ where: { tournamentId: id } })).toBe(8);
  });

  test("an athlete of another arena is asked only where the tournament is open to them", async () => {
    const elsewhere = await createArena(api(), "Vizinha");
    const [guest = ""] = await createAthletes(api(), elsewhere.id, 1);
    const { id, globalId } = await createSuper8(api(), arena(), 4, false);
    await api().db.tournament.update({ where: { id }, data: { maxParticipants: 8 } });
    const input = { tournamentId: globalId, athleteId: encodeGlobalId("Athlete", guest) };
    expect(await act("enrolAthlete", input)).toMatchObject({ code: "ATHLETE_NOT_ELIGIBLE" });
    await act("updateTournament", { tournamentId: globalId, openToOtherArenas: true });
    expect(await act("enrolAthlete", input)).toMatchObject({ __typename: "EnrolAthleteSuccess" });
    expect(await act("enrolAthlete", input)).toMatchObject({ code: "ALREADY_ENROLLED" });
  });

  test("a cancelled enrolment frees the place and the athlete may come back", async () => {
    const { id, globalId, athleteIds } = await createSuper8(api(), arena(), 4, false);
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
    const { id, athleteIds } = await createSuper8(api(), arena());
    const [substitute = "", another = ""] = await createAthletes(api(), arena().id, 2);
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
    const { globalId } = await createSuper8(api(), arena(), 4, false); // full: 4 of 4
    const input = {
      arenaId: arena().globalId,
      enrolInTournamentId: globalId,
      fullName: "Sem Vaga da Silva",
      level: "B",
    };
    expect(await act("registerAthlete", input)).toMatchObject({ code: "TOURNAMENT_FULL" });
    expect(await api().db.athlete.count({ where: { fullName: "Sem Vaga da Silva" } })).toBe(0);
    const bad = { arenaId: arena().globalId, fullName: "X1", email: "nada", level: "B" };
    const answer = await act("registerAthlete", bad, "... on InvalidInput { fields { path message } }");
    expect(answer.fields).toEqual([
      { path: ["fullName"], message: "Nome deve conter apenas letras e espaços" },
      { path: ["email"], message: "Email inválido" },
    ]);
  });
});

test("registering athletes tells of twenty taken addresses an hour, and then no more", async () => {
  const arena = await createArena(api(), "Que pergunta");
  const elsewhere = await createArena(api(), "Onde jogam");
  const athleteIds = await createAthletes(api(), elsewhere.id, 21);
  const athletes = await api().db.athlete.findMany({ where: { id: { in: athleteIds } } });
  const register = async (email: string | null) => {
    const { registerAthlete } = await api().data(
      `mutation ($input: RegisterAthleteInput!) { registerAthlete(input: $input) { ... on UserError { code } } }`,
      { input: { arenaId: arena.globalId, fullName: "Fulano", level: "FUN", email } },
      arena.manager.token,
    );
    return registerAthlete.code as string | undefined;
  };
  for (let free = 0; free < 21; free++) expect(await register(`livre${free}@teste.example`)).toBeUndefined();
  const codes: (string | undefined)[] = [];
  for (const { email } of athletes) codes.push(await register(email));
  expect(codes).toEqual([...Array<string>(20).fill("INVALID_INPUT"), "TOO_MANY_ATTEMPTS"]);
  // Nor does the limit itself tell which address is free; without one everybody can be registered.
  expect(await register("livre-ainda@teste.example")).toBe("TOO_MANY_ATTEMPTS");
  expect(await register(null)).toBeUndefined();
});
