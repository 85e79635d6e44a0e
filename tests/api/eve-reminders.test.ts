import { expect, test } from "vitest";
import { remindOnEve } from "../../server/schedule/reminders/remind-on-eve.action";
import { createOutbox } from "../../server/platform/mail/outbox";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, instantAt } from "../../server/platform/time/time-zone.rules";
import { earlier } from "../../server/platform/time/duration.rules";
import { useApi } from "../support/api";
import { athleteGid } from "../support/class-desk";
import { createFederation } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { RentalDesk } from "../support/rental-desk";
import { createArena, createAthletes, createPerson, nextNumber } from "../support/story";
import { makeGuardian } from "../support/world-guardians";

const api = useApi();
const desk = new RentalDesk(api, "Da véspera");
const remind = (clock: string, on = addDays(desk.day, -1)) =>
  remindOnEve(api().db, {
    now: instantAt(on, clock, brasiliaTime),
    outbox: createOutbox(false),
    publicUrl: "https://praia.example",
  });

/** @returns the new address of one of the arena's athletes. */
async function address(athleteId: string): Promise<string> {
  const email = `vespera${nextNumber()}@teste.example`;
  await api().db.athlete.update({ where: { id: athleteId }, data: { email } });
  return email;
}

test("who has a class and a court tomorrow is reminded of both in one mail, by day, once", async () => {
  const [ana = "", bia = ""] = desk.athletes;
  const [toAna, toBia] = [await address(ana), await address(bia)];
  await desk.scheduled({ athleteIds: [ana, bia].map(athleteGid) });
  await desk.rented({ startsAt: "19:00", endsAt: "20:00" });
  await api().db.courtBooking.updateMany({
    where: { startsAt: desk.at("19:00"), court: { arenaId: desk.arena.id } },
    data: { athleteId: ana },
  });
  const gone = await desk.scheduled({ startsAt: "08:00", endsAt: "09:00", athleteIds: [athleteGid(bia)] });
  await desk.act("cancelClass", { sessionId: gone, scope: "THIS", reason: "Chuva" });
  for (const clock of ["03:00", "09:59", "21:00", "23:30"]) expect(await remind(clock)).toBe(0);
  const sent = await Promise.all([remind("10:00"), remind("10:00"), remind("10:00")]);
  expect(sent.reduce((sum, count) => sum + count)).toBe(2);
  expect(await remind("20:45")).toBe(0);
  const reminders = async (to: string) =>
    (await mailsTo(api(), to)).filter(({ subject }) => subject.startsWith("Lembrete: amanhã"));
  const [mail, ...others] = await reminders(toAna);
  expect(others).toEqual([]);
  expect(mail!.text).toMatch(
    /Arena Da véspera: aula D às 18:00, com Professora Lia, Quadra 1[^]*Arena Da véspera: locação, Quadra 1, .* das 19:00 às 20:00/,
  );
  const [hers] = await reminders(toBia);
  expect(hers!.text).not.toContain("08:00");
});

test("what a child has tomorrow is told to the guardians, with its name", async () => {
  const [childId = ""] = await createAthletes(api(), desk.arena.id, 1);
  const birthDate = earlier(new Date(), { days: 10 * 365 });
  await api().db.athlete.update({ where: { id: childId }, data: { birthDate, fullName: "Lara Costa" } });
  const parents = [await createPerson(api(), "Marina Costa"), await createPerson(api(), "Davi Costa")];
  for (const { userId } of parents) await makeGuardian(api(), { athleteId: childId, userId });
  await desk.scheduled({ athleteIds: [athleteGid(childId)] });
  expect(await remind("10:00")).toBe(2);
  expect(await remind("10:15")).toBe(0);
  for (const { userId } of parents) {
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
    const [mail, ...others] = await mailsTo(api(), email);
    expect(others).toEqual([]);
    expect(mail!.text).toMatch(
      /Está marcado para amanhã:[^]*Lara Costa, Arena Da véspera: aula D às 18:00[^]*\/dependentes/,
    );
  }
});

test("an arena may leave its athletes in peace", async () => {
  await desk.scheduled({ athleteIds: [athleteGid(desk.athletes[2]!)] });
  const reminds = (remindsOnEve: boolean) =>
    desk.ask("updateArenaSettings", {
      courtCount: 2,
      hourlyRateInCents: 5000,
      dayUseInCents: 3000,
      opensAt: "06:00",
      closesAt: "22:00",
      remindsOnEve,
    });
  expect(await reminds(false)).toMatchObject({ __typename: "UpdateArenaSettingsSuccess" });
  expect(await remind("12:00")).toBe(0);
  await reminds(true);
  expect(await remind("12:15")).toBe(1);
});

test("however many have something tomorrow, all are reminded, a batch at a time", async () => {
  const arenaId = desk.arena.id;
  await desk.scheduled({ maxStudents: 60 });
  const session = await api().db.classSession.findFirstOrThrow({
    where: { arenaId, startsAt: desk.at("18:00") },
  });
  const people = Array.from({ length: 230 }, (_, index) => index);
  const made = await api().db.athlete.createManyAndReturn({
    data: people.map((index) => ({ fullName: `Atleta ${index}`, email: `muitos${index}@teste.example` })),
    select: { id: true },
  });
  const { id: sessionId, startsAt, endsAt } = session;
  await api().db.sessionStudent.createMany({
    data: made.map(({ id: athleteId }) => ({ sessionId, startsAt, endsAt, athleteId })),
  });
  const statements = await api().statementsOf(async () => expect(await remind("15:00")).toBe(230));
  expect(statements.length).toBeLessThan(25);
  expect(await remind("15:15")).toBe(0);
});

/** A match of tomorrow, on a court of a place. @returns its id. */
async function match(
  place: { arenaId?: string; federationId?: string },
  {
    clock,
    athleteIds,
    courtId = null,
    ...more
  }: Record<string, unknown> & { clock: string; athleteIds: string[]; courtId?: string | null },
): Promise<string> {
  const tournament = await api().db.tournament.create({
    data: {
      ...place,
      name: "Etapa da véspera",
      kind: "INTERNAL",
      category: "Duplas",
      startDate: dayToDatabase(desk.day),
      ...more,
      categories: { create: { name: "Feminino C", level: "C", gender: "FEMALE" } },
    },
    include: { categories: true },
  });
  const { id } = await api().db.match.create({
    data: {
      tournamentId: tournament.id,
      categoryId: tournament.categories[0]!.id,
      stage: "MAIN",
      number: 1,
      source1: "1",
      source2: "2",
      round: 1,
      order: 1,
      courtId,
      scheduledFor: desk.at(clock),
      players: { create: athleteIds.map((athleteId, index) => ({ athleteId, side: index + 1, place: 1 })) },
    },
  });
  return id;
}
const mailsOf = async (to: string) =>
  (await mailsTo(api(), to)).filter(({ subject }) => subject.includes("amanhã"));

test("matches are reminded of with their place, and what is added later once more in the evening", async () => {
  const [ana = "", bia = ""] = await createAthletes(api(), desk.arena.id, 2);
  const [toAna, toBia] = [await address(ana), await address(bia)];
  await desk.scheduled({ startsAt: "07:00", endsAt: "08:00", athleteIds: [athleteGid(ana)] });
  const played = await match({ arenaId: desk.arena.id }, { clock: "09:20", athleteIds: [ana] });
  expect(await remind("10:00")).toBe(1);
  const [first] = await mailsOf(toAna);
  expect(first!.subject).toMatch(/^Lembrete: amanhã/);
  expect(first!.text).toMatch(
    /Arena Da véspera: aula D às 07:00[^]*Arena Da véspera: jogo às 09:20, Etapa da véspera, Feminino C/,
  );

  const federation = await createFederation(api(), "Da véspera");
  const second = await createArena(api(), "Do outro lado");
  const court = await api().db.court.create({ data: { arenaId: second.id, number: 7, name: "Quadra 7" } });
  const added = { athleteIds: [ana, bia], courtId: court.id };
  await match({ arenaId: second.id }, { clock: "15:40", ...added });
  await match({ arenaId: desk.arena.id }, { clock: "16:40", ...added });
  await match(
    { federationId: federation.id },
    { clock: "17:40", athleteIds: [ana], venue: "Ginásio Municipal" },
  );
  await match({ arenaId: second.id }, { clock: "18:40", athleteIds: [ana], publishedAt: null });
  expect(await remind("10:15")).toBe(1);
  expect((await mailsOf(toBia))[0]!.text).toMatch(/Arena Do outro lado: jogo às 15:40[^]*\/torneio\//);
  expect(await mailsOf(toAna)).toHaveLength(1);
  const sent = await Promise.all([remind("18:00"), remind("18:00"), remind("18:00")]);
  expect(sent.reduce((sum, count) => sum + count)).toBe(1);
  const additions = async () =>
    (await mailsOf(toAna)).filter(({ subject }) => subject.startsWith("Atualização para amanhã"));
  const [short, ...others] = await additions();
  expect(others).toEqual([]);
  for (const line of [
    "Arena Do outro lado: jogo às 15:40, Etapa da véspera, Feminino C, Quadra 7",
    "Arena Do outro lado: jogo às 16:40",
    "Ginásio Municipal: jogo às 17:40",
  ])
    expect(short!.text).toContain(line);
  for (const before of ["07:00", "09:20", "18:40"]) expect(short!.text).not.toContain(`às ${before}`);
  await api().db.match.update({ where: { id: played }, data: { scheduledFor: desk.at("11:20") } });
  const again = await Promise.all([remind("18:15"), remind("18:15")]);
  expect(again.toSorted()).toEqual([0, 1]);
  const moved = (await additions()).find(({ text }) => text.includes("às 11:20"));
  expect(moved!.text).not.toContain("15:40");
  expect(await remind("18:30")).toBe(0);
});

test("what a server of the last release has reminded of is not reminded of again", async () => {
  const [athleteId = ""] = await createAthletes(api(), desk.arena.id, 1);
  await address(athleteId);
  await desk.scheduled({ startsAt: "06:00", endsAt: "07:00", athleteIds: [athleteGid(athleteId)] });
  const row = { arenaId: desk.arena.id, athleteId, date: dayToDatabase(desk.day) };
  await api().db.eveReminder.create({ data: row });
  expect(await remind("19:00")).toBe(0);
});
