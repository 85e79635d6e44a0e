import { randomUUID } from "node:crypto";
import type { Prisma } from "../../prisma/generated/client/client";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { enrolling } from "../support/enrolling";
import {
  createArena,
  createAthletes,
  createSuper8,
  type ArenaStory,
  type Super8Story,
} from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
let tournament: Super8Story;
let guest: { id: string; email: string };

beforeAll(async () => {
  arena = await createArena(api(), "Anfitriã");
  tournament = await createSuper8(api(), arena, 4, false);
  const elsewhere = await createArena(api(), "Visitante");
  const [id = ""] = await createAthletes(api(), elsewhere.id, 1, "Convidada");
  guest = { id, email: (await api().db.athlete.findUniqueOrThrow({ where: { id } })).email ?? "" };
});

const find = async (email: string, token = arena.manager.token) => {
  const { findGuest } = await api().data(
    `mutation ($input: FindGuestInput!) { findGuest(input: $input) { __typename
      ... on FindGuestSuccess { athlete { id displayName email phone birthDate } } ... on UserError { code message } } }`,
    { input: { tournamentId: tournament.globalId, email } },
    token,
  );
  return findGuest;
};
const findIn = (tournamentId: string, { manager }: ArenaStory) =>
  act(manager.token, "findGuest", { tournamentId, email: "ninguem@teste.example" });
const setTournament = (data: Prisma.TournamentUpdateInput) =>
  api().db.tournament.update({ where: { id: tournament.id }, data });

describe("an athlete of another arena", () => {
  test("is not found for a tournament of the arena's own athletes", async () => {
    expect(await find(guest.email)).toMatchObject({ code: "NOT_OPEN_TO_GUESTS" });
  });

  test("is found by the whole e-mail and shows nothing personal", async () => {
    await setTournament({ openToOtherArenas: true, maxParticipants: 8 });
    expect(await find(` ${guest.email.toUpperCase()} `)).toEqual({
      __typename: "FindGuestSuccess",
      athlete: {
        id: encodeGlobalId("Athlete", guest.id),
        displayName: "Convidada Número 0",
        email: null,
        phone: null,
        birthDate: null,
      },
    });
  });

  test.each([
    ["the name", "Convidada", "INVALID_INPUT"],
    ["a part of the address", "teste.example", "INVALID_INPUT"],
    ["a pattern", "%@teste.example", "INVALID_INPUT"],
    ["another address", "ninguem@teste.example", "GUEST_NOT_FOUND"],
  ])("is not found by %s", async (_what, email, code) => {
    expect(await find(email)).toMatchObject({ code });
  });

  test("is not found once inactive", async () => {
    await api().db.athlete.update({ where: { id: guest.id }, data: { status: "INACTIVE" } });
    expect(await find(guest.email)).toMatchObject({ code: "GUEST_NOT_FOUND" });
    await api().db.athlete.update({ where: { id: guest.id }, data: { status: "ACTIVE" } });
  });

  test("is kept a place like anybody else", async () => {
    const { athlete } = await find(guest.email);
    const { enrolAthlete } = await api().data(
      `mutation ($input: EnrolAthleteInput!) { enrolAthlete(input: $input) { ... on EnrolAthleteSuccess { enrolment { status awaitsConsent } tournament { enrolmentCount askedGuestCount } } } }`,
      { input: { tournamentId: tournament.globalId, athleteId: athlete.id } },
      arena.manager.token,
    );
    expect(enrolAthlete).toEqual({
      enrolment: { status: "INVITED", awaitsConsent: true },
      tournament: { enrolmentCount: 4, askedGuestCount: 1 },
    });
  });

  test("is looked up a limited number of times, by e-mail and by id together", async () => {
    const curious = await createArena(api(), "Curiosa");
    const own = await createSuper8(api(), curious, 4, false);
    await api().db.tournament.update({
      where: { id: own.id },
      data: { openToOtherArenas: true, maxParticipants: 8 },
    });
    const elsewhere = await createArena(api(), "De quem se procura");
    const [idle = "", unreachable = "", known = ""] = await createAthletes(api(), elsewhere.id, 3);
    await api().db.athlete.update({ where: { id: idle }, data: { status: "INACTIVE" } });
    await api().db.athlete.update({ where: { id: unreachable }, data: { email: null } });
    const tryId = (id: string) =>
      act(curious.manager.token, "enrolAthlete", {
        tournamentId: own.globalId,
        athleteId: encodeGlobalId("Athlete", id),
      });
    const nobody = await tryId(randomUUID());
    expect(nobody).toMatchObject({ code: "ATHLETE_NOT_ELIGIBLE" });
    expect(await tryId(idle)).toEqual(nobody);
    expect(await tryId(unreachable)).toEqual(nobody);
    for (let tries = 3; tries < 30; tries++)
      expect(tries % 2 ? await tryId(randomUUID()) : await findIn(own.globalId, curious)).toMatchObject({
        code: tries % 2 ? "ATHLETE_NOT_ELIGIBLE" : "GUEST_NOT_FOUND",
      });
    expect(await findIn(own.globalId, curious)).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
    expect(await tryId(known)).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
    // The arena's own are none of it.
    const [regular = ""] = await createAthletes(api(), curious.id, 1);
    expect(await tryId(regular)).toMatchObject({ __typename: "EnrolAthleteSuccess" });
  });

  test("is not looked up after the end", async () => {
    await setTournament({ status: "FINISHED", startedAt: new Date(), finishedAt: new Date() });
    expect(await find(guest.email)).toMatchObject({ code: "TOURNAMENT_STATUS" });
  });
});
