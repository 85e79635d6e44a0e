import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { decodeGlobalId, encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { earlier } from "../../server/platform/time/duration.rules";
import { useApi } from "../support/api";
import { athleteGid } from "../support/class-desk";
import { RentalDesk } from "../support/rental-desk";
import { makeGuardian } from "../support/world-guardians";
import { mailsTo } from "../support/mails";
import { createAthletes, createPerson, nextNumber } from "../support/story";

const api = useApi();
const desk = new RentalDesk(api, "Da chuva");

beforeEach(() => desk.clear());

const cancel = (more: object = {}) =>
  desk.ask(
    "cancelDay",
    { date: desk.day, reason: "Chuva forte", ...more },
    "... on CancelDaySuccess { classCount rentalCount dayUseCount peopleCount }",
  );
const ahead = async (more: object = {}) => {
  const { node } = await api().data(
    `query ($id: ID!, $on: Date!, $from: LocalTime, $courtKeys: [UUID!]) { node(id: $id) { ... on Arena {
      dayAhead(on: $on, startingAt: $from, courtKeys: $courtKeys) { classCount rentalCount dayUseCount peopleCount unreached { name contact } } } } }`,
    { id: desk.arena.globalId, on: desk.day, ...more },
    desk.arena.manager.token,
  );
  return node.dayAhead;
};

/** An athlete with an account and a credit. */
async function athlete(name: string) {
  const person = await createPerson(api(), name, ["ATHLETE"]);
  const [id = ""] = await createAthletes(api(), desk.arena.id, 1);
  await api().db.athlete.update({ where: { id }, data: { userId: person.userId, fullName: name } });
  const link = await api().db.arenaAthlete.findFirstOrThrow({ where: { athleteId: id } });
  await desk.act("grantClassCredits", {
    arenaAthleteId: encodeGlobalId("ArenaAthlete", link.id),
    key: randomUUID(),
    count: 1,
    expiresOn: addDays(desk.day, 90),
  });
  const { email } = await api().db.user.findUniqueOrThrow({ where: { id: person.userId } });
  return { id, email, token: person.token };
}

const rentedBy = async (who: { token: string }, startsAt: string, endsAt: string): Promise<string> => {
  const { pageKey } = await api().db.arena.findUniqueOrThrow({ where: { id: desk.arena.id } });
  const input = { arenaKey: pageKey, courtKey: desk.courts[1], date: desk.day, startsAt, endsAt };
  const fields = "... on AskForCourtSuccess { rental { id } }";
  const answer = await desk.act("askForCourt", input, who.token, fields);
  return answer.rental.id as string;
};

test("classes, rentals and day uses of a day fall out together; who had several of them has one mail; no other day is touched", async () => {
  await desk.terms({ onlineRentals: "AT_ONCE" });
  const [ana, bia] = [await athlete("Ana da Duna"), await athlete("Bia da Duna")];
  const day = { date: desk.day, maxStudents: 1 };
  const session = await desk.scheduled({ ...day, startsAt: "08:00", endsAt: "09:00" });
  const other = await desk.scheduled({ date: addDays(desk.day, 1), startsAt: "08:00", endsAt: "09:00" });
  for (const { id } of [ana, bia])
    await desk.act("bookClass", { sessionId: session, athleteId: athleteGid(id), orWait: true });
  const mine = await rentedBy(ana, "19:00", "20:00");
  const theirs = await desk.rented({ courtKey: desk.courts[0] });
  await desk.ask("addDayUse", {
    clientName: "Família Souza",
    contact: "48988887777",
    date: desk.day,
    people: 3,
  });
  const counts = { classCount: 1, rentalCount: 2, dayUseCount: 1, peopleCount: 3 };
  expect(await ahead()).toEqual({
    ...counts,
    unreached: [
      { name: "Carla Dias", contact: "48999990000" },
      { name: "Família Souza", contact: "48988887777" },
    ],
  });
  expect(await cancel()).toMatchObject(counts);
  expect(await cancel()).toMatchObject({ classCount: 0, rentalCount: 0, dayUseCount: 0, peopleCount: 0 });

  expect(await desk.rowOf(session)).toMatchObject({
    status: "CANCELLED",
    cancelReason: "Chuva forte",
    occupancy: null,
  });
  expect(await desk.rowOf(other)).toMatchObject({ status: "CONFIRMED" });
  for (const gid of [mine, theirs])
    expect(await desk.rentalOf(gid)).toMatchObject({
      status: "CANCELLED",
      cancelledBy: "ARENA",
      feeInCents: 0,
      cancelReason: "Chuva forte",
      occupancy: null,
    });
  expect(await api().db.classWaiting.count({ where: { sessionId: decodeGlobalId(session).id } })).toBe(0);
  const [entry] = await api().db.creditEntry.findMany({
    where: { credit: { athleteId: ana.id } },
    orderBy: { position: "desc" },
  });
  expect(entry).toMatchObject({ state: "AVAILABLE" });
  const told = async (email: string) =>
    (await mailsTo(api(), email)).filter(({ subject }) =>
      subject.startsWith("Cancelado na Arena Da chuva em"),
    );
  const [mail, ...more] = await told(ana.email);
  expect(more).toEqual([]);
  expect(mail!.text).toMatch(
    /Aula D: .* às 08:00[^]*Quadra 2, .*, das 19:00 às 20:00[^]*Motivo: Chuva forte/,
  );
  const [waited, ...others] = await told(bia.email);
  expect(others).toEqual([]);
  expect(waited!.text).toContain("em que você estava na fila");
  const { email } = await api().db.user.findUniqueOrThrow({ where: { id: desk.teacher.userId } });
  expect((await told(email))[0]!.text).toContain("que você daria");
});

test("the guardians of a child without an account are reached", async () => {
  const [childId = ""] = await createAthletes(api(), desk.arena.id, 1);
  const birthDate = earlier(new Date(), { days: 10 * 365 });
  const child = { birthDate, fullName: "Lara Costa", email: null };
  await api().db.athlete.update({ where: { id: childId }, data: child });
  await desk.scheduled({ date: desk.day, athleteIds: [athleteGid(childId)] });
  expect(await ahead()).toMatchObject({ peopleCount: 1, unreached: [{ name: "Lara Costa" }] });
  const mother = await createPerson(api(), "Marina Costa");
  await makeGuardian(api(), { athleteId: childId, userId: mother.userId });
  expect(await ahead()).toMatchObject({ peopleCount: 2, unreached: [] });
  expect(await cancel()).toMatchObject({ peopleCount: 2 });
  const { email } = await api().db.user.findUniqueOrThrow({ where: { id: mother.userId } });
  const [mail] = await mailsTo(api(), email);
  expect(mail!.text).toMatch(/Olá, Marina Costa![^]*Lara Costa, aula D: /);
});

test("only from an hour on, and only some courts, leaves the rest", async () => {
  const [morning, evening] = [
    await desk.scheduled({ startsAt: "08:00", endsAt: "09:00" }),
    await desk.scheduled({ startsAt: "20:00", endsAt: "21:00" }),
  ];
  const [first, second] = [
    await desk.rented({ courtKey: desk.courts[0], startsAt: "16:00", endsAt: "17:00" }),
    await desk.rented({ courtKey: desk.courts[1], startsAt: "16:00", endsAt: "17:00" }),
  ];
  const part = { from: "15:00", courtKeys: [desk.courts[0]] };
  expect(await ahead(part)).toMatchObject({ classCount: 1, rentalCount: 1, dayUseCount: 0 });
  expect(await cancel(part)).toMatchObject({ classCount: 1, rentalCount: 1, dayUseCount: 0 });
  expect([(await desk.rowOf(morning)).status, (await desk.rowOf(evening)).status]).toEqual([
    "CONFIRMED",
    "CANCELLED",
  ]);
  expect([(await desk.rentalOf(first)).status, (await desk.rentalOf(second)).status]).toEqual([
    "CANCELLED",
    "CONFIRMED",
  ]);
});

test("of two who cancel at once and one who books meanwhile nothing is told twice or left half done", async () => {
  const who = await athlete(`Caio ${nextNumber()}`);
  const session = await desk.scheduled({ startsAt: "08:00", endsAt: "09:00" });
  const [one, other] = await Promise.all([
    cancel(),
    cancel(),
    desk.act("bookClass", { sessionId: session, athleteId: athleteGid(who.id), orWait: false }),
  ]);
  expect(one.classCount + other.classCount).toBe(1);
  const row = await desk.rowOf(session);
  expect(row.students.filter(({ attendance }) => attendance === "BOOKED")).toEqual([]);
  const entries = await api().db.creditEntry.findMany({
    where: { credit: { athleteId: who.id } },
    orderBy: { position: "asc" },
  });
  expect(["AVAILABLE", undefined]).toContain(entries.at(-1)?.state);
  expect(
    (await mailsTo(api(), who.email)).filter(({ subject }) => subject.startsWith("Cancelado")),
  ).toHaveLength(row.students.length);
});

test("a day that is over, and no reason, are refused beside their field", async () => {
  expect(await cancel({ date: addDays(desk.today, -1) })).toMatchObject({
    fields: [{ path: ["date"], message: "Escolha um dia a partir de hoje" }],
  });
  expect(await cancel({ reason: " " })).toMatchObject({
    fields: [{ path: ["reason"], message: "Diga o motivo" }],
  });
});
