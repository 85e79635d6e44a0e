import type { Prisma } from "../../prisma/generated/client/client";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { useApi } from "../support/api";
import {
  createArena,
  createAthletes,
  createSuper8,
  type ArenaStory,
  type Super8Story,
} from "../support/story";

const api = useApi();
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

  test("takes a place like anybody else", async () => {
    const { athlete } = await find(guest.email);
    const { enrolAthlete } = await api().data(
      `mutation ($input: EnrolAthleteInput!) { enrolAthlete(input: $input) { ... on EnrolAthleteSuccess { tournament { enrolmentCount } } } }`,
      { input: { tournamentId: tournament.globalId, athleteId: athlete.id } },
      arena.manager.token,
    );
    expect(enrolAthlete.tournament.enrolmentCount).toBe(5);
  });

  test("is looked up a limited number of times", async () => {
    const answers: { code?: string }[] = [];
    for (let tries = 0; tries < 31; tries++) answers.push(await find("ninguem@teste.example"));
    expect(answers.at(-1)).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
    expect(answers[0]).toMatchObject({ code: "GUEST_NOT_FOUND" });
  });

  test("is not looked up after the end", async () => {
    await setTournament({ status: "FINISHED", startedAt: new Date(), finishedAt: new Date() });
    expect(await find(guest.email)).toMatchObject({ code: "TOURNAMENT_STATUS" });
  });
});
