import { expect, test } from "vitest";
import { remindOnEve } from "../../server/agenda/remind-on-eve.action";
import { createOutbox } from "../../server/platform/mail/outbox";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { instantAt } from "../../server/platform/time/zoned-time.rules";
import { earlier } from "../../server/platform/time/duration.rules";
import { useApi } from "../support/api";
import { athleteGid } from "../support/class-desk";
import { mailsTo } from "../support/mails";
import { RentalDesk } from "../support/rental-desk";
import { createAthletes, createPerson, nextNumber } from "../support/story";
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
    /Arena Da véspera: aula D às 18:00, com Professora Lia, Quadra 1[^]*Arena Da véspera: Quadra 1, .* das 19:00 às 20:00/,
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
