import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling } from "../support/enrolling";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Das ausências");
});

/** Somebody enrolled in a tournament on 20/11/2099 alone. */
async function enter(name: string) {
  const event = await createOpenEvent(api(), arena);
  const athlete = await createAthletePerson(api(), name, arena.id);
  const { id } = await api().db.enrolment.create({
    data: { tournamentId: event.id, categoryId: event.categoryId, athleteId: athlete.athleteId },
  });
  return { event, athlete, id, enrolmentId: encodeGlobalId("Enrolment", id) };
}

const morning = { startsAt: "2099-11-20T11:00:00.000Z", endsAt: "2099-11-20T14:00:00.000Z" };
const night = { startsAt: "2099-11-20T22:00:00.000Z", endsAt: "2099-11-21T03:00:00.000Z" };
const told = (enrolmentId: string, periods: object[], token: string) =>
  act(
    token,
    "setOwnUnavailability",
    { enrolmentId, periods },
    `... on SetOwnUnavailabilitySuccess { enrolment { unavailability { open timeZone periods { startsAt endsAt byAthlete } } } }
     ... on InvalidInput { fields { path message } }`,
  );
const revisionOf = async (id: string) =>
  (await api().db.tournament.findUniqueOrThrow({ where: { id } })).revision;

test("an athlete says when they cannot play; the organiser sees whose word it is", async () => {
  const { event, athlete, enrolmentId } = await enter("Ana Ausente");
  expect(await told(enrolmentId, [morning, night], athlete.token)).toMatchObject({
    enrolment: {
      unavailability: {
        open: true,
        timeZone: "America/Sao_Paulo",
        periods: [
          { ...morning, byAthlete: true },
          { ...night, byAthlete: true },
        ],
      },
    },
  });
  const revision = await revisionOf(event.id);
  await told(enrolmentId, [night, morning], athlete.token);
  expect(await revisionOf(event.id)).toBe(revision); // the same again is nothing new

  const noon = { startsAt: "2099-11-20T15:00:00.000Z", endsAt: "2099-11-20T16:00:00.000Z" };
  const answer = await act(
    arena.manager.token,
    "setUnavailability",
    { enrolmentId, periods: [morning, noon] },
    "... on SetUnavailabilitySuccess { tournament { schedule { unavailabilities { startsAt byAthlete } } } }",
  );
  expect(answer["tournament"].schedule.unavailabilities).toEqual([
    { startsAt: morning.startsAt, byAthlete: true },
    { startsAt: noon.startsAt, byAthlete: false },
  ]);
  // What the organiser wrote down stays when the athlete takes their own back.
  expect(await told(enrolmentId, [], athlete.token)).toMatchObject({
    enrolment: { unavailability: { periods: [{ ...noon, byAthlete: false }] } },
  });
});

test("it lies within the event's days, and there are five at most", async () => {
  const { athlete, enrolmentId } = await enter("Ana Longe");
  const dayBefore = { startsAt: "2099-11-20T02:00:00.000Z", endsAt: "2099-11-20T12:00:00.000Z" };
  expect(await told(enrolmentId, [morning, dayBefore], athlete.token)).toMatchObject({
    fields: [{ path: ["periods", "1"], message: "O período deve estar dentro dos dias do torneio" }],
  });
  expect(await told(enrolmentId, Array(6).fill(morning), athlete.token)).toMatchObject({
    fields: [{ message: "No máximo 5 períodos por inscrição" }],
  });
  expect(await told(enrolmentId, [{ ...morning, endsAt: morning.startsAt }], athlete.token)).toMatchObject({
    fields: [{ message: "O fim deve ser depois do início" }],
  });
  expect(
    await api().db.unavailability.count({ where: { enrolment: { athleteId: athlete.athleteId } } }),
  ).toBe(0);
});

test("once the category's matches have times, it goes through the organiser", async () => {
  const { event, athlete, enrolmentId, id } = await enter("Ana Tarde Demais");
  const match = { tournamentId: event.id, categoryId: event.categoryId, round: 1, order: 1 };
  await api().db.match.create({ data: match });
  expect(await told(enrolmentId, [morning], athlete.token)).toMatchObject({
    enrolment: { unavailability: { open: true } },
  });
  await api().db.match.updateMany({
    where: { tournamentId: event.id },
    data: {
      scheduledFor: new Date("2099-11-20T15:00:00Z"),
      scheduledUntil: new Date("2099-11-20T15:40:00Z"),
    },
  });
  expect(await told(enrolmentId, [], athlete.token)).toMatchObject({
    code: "UNAVAILABILITY_CLOSED",
    message: "Os horários desta categoria já foram marcados. Fale com a organização.",
  });
  expect(await api().db.unavailability.count({ where: { enrolmentId: id } })).toBe(1);
});

test("who leaves and comes back says anew when they can play", async () => {
  const { athlete, enrolmentId, id } = await enter("Ana Volta");
  await told(enrolmentId, [morning], athlete.token);
  expect(await act(athlete.token, "cancelOwnEnrolment", { enrolmentId })).toMatchObject({
    __typename: "CancelOwnEnrolmentSuccess",
  });
  expect(await api().db.unavailability.count({ where: { enrolmentId: id } })).toBe(0);
  expect(await told(enrolmentId, [morning], athlete.token)).toMatchObject({
    code: "UNAVAILABILITY_CLOSED",
    message: "Esta inscrição não está mais aberta.",
  });
});
