import { randomUUID } from "node:crypto";
import type { Prisma } from "../../prisma/generated/client/client";
import { addDays, dayToDatabase, mondayOf } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";

/**
 * A class of this Monday on a separate court, with a student, and a rental at the same time; and a class today.
 * @returns the id of Monday's class.
 */
export async function createClass(
  { db }: TestApi,
  {
    arenaId,
    teacherId,
    athleteId,
    markedById,
  }: { arenaId: string; teacherId: string; athleteId: string; markedById: string },
): Promise<string> {
  // On the first day of the week, so that it is the first in the calendar.
  const monday = mondayOf(dayAt(new Date(), brasiliaTime));
  const midnight = instantAt(monday, "00:00", brasiliaTime);
  const span = { startsAt: midnight, endsAt: new Date(midnight.getTime() + 60_000) };
  const { id: courtId } = await db.court.create({
    data: { arenaId, number: 90, name: "Quadra de aulas", active: false },
  });
  const details = {
    arenaId,
    teacherId,
    name: "Turma",
    category: "D",
    maxStudents: 4,
    priceInCents: 5_000,
  };
  const weekly = await db.weeklyClass.create({
    data: {
      ...details,
      weekday: "SUNDAY",
      active: false,
      startsAt: new Date("1970-01-01T00:00:00Z"),
      endsAt: new Date("1970-01-01T00:01:00Z"),
      students: { create: { athleteId, since: dayToDatabase(addDays(monday, -7)) } },
    },
  });
  const { id } = await db.classSession.create({
    data: {
      ...details,
      ...span,
      courtId,
      weeklyClassId: weekly.id,
      originalDate: dayToDatabase(monday),
      minStudents: 2,
      status: "KEPT",
      keptById: markedById,
      cancelReason: "Chuva",
      attendedAt: new Date(),
      students: { create: { athleteId, attendance: "PRESENT", markedAt: new Date(), markedById } },
      occupancy: { create: { courtId, arenaId, kind: "CLASS", ...span } },
    },
  });
  const hour = {
    startsAt: new Date(midnight.getTime() + 3_600_000),
    endsAt: new Date(midnight.getTime() + 7_200_000),
  };
  await db.courtBooking.create({
    data: {
      courtId,
      kind: "RENTAL",
      label: "Cliente",
      ...hour,
      occupancy: { create: { courtId, arenaId, kind: "RENTAL", ...hour } },
    },
  });
  // Today's class, which the arena's dashboard shows.
  const today = dayAt(new Date(), brasiliaTime);
  await db.classSession.create({
    data: {
      ...details,
      minStudents: 2,
      courtId,
      originalDate: dayToDatabase(today),
      startsAt: instantAt(today, "00:02", brasiliaTime),
      endsAt: instantAt(today, "00:03", brasiliaTime),
    },
  });
  // Two days ago, without attendance.
  const held = addDays(today, -2);
  await db.classSession.create({
    data: {
      ...details,
      courtId,
      originalDate: dayToDatabase(held),
      startsAt: instantAt(held, "00:04", brasiliaTime),
      endsAt: instantAt(held, "00:05", brasiliaTime),
      students: { create: { athleteId } },
    },
  });
  await createRecord({ db }, { arenaId, teacherId, athleteId, heldId: id, monday });
  return id;
}

/** The athlete's place on a waiting list, plans they could buy, and a lost class credit. */
async function createRecord(
  { db }: Pick<TestApi, "db">,
  of: { arenaId: string; teacherId: string; athleteId: string; heldId: string; monday: string },
): Promise<void> {
  const { arenaId, teacherId, athleteId, heldId, monday } = of;
  const make = (date: string, more: object = {}) => {
    const startsAt = instantAt(date, "00:00", brasiliaTime);
    return db.classSession.create({
      data: {
        arenaId,
        teacherId,
        category: "D",
        maxStudents: 4,
        originalDate: dayToDatabase(date),
        startsAt,
        endsAt: new Date(startsAt.getTime() + 60_000),
        ...more,
      },
    });
  };
  const since = new Date();
  await make(addDays(monday, 14), {
    waiting: { create: { athleteId, since, askedUntil: new Date("2099-01-01T12:00:00Z") } },
  });
  await make(addDays(monday, 15), { priceInCents: 5_000 });
  const expiresOn = dayToDatabase(addDays(monday, 90));
  const startsOn = dayToDatabase(monday);
  const { id: withdrawnId } = await db.classCredit.create({
    data: { arenaId, athleteId, kind: "PACKAGE", purchase: heldId, number: 2, startsOn },
  });
  const given = { creditId: withdrawnId, expiresOn, recordedAt: since };
  await db.creditEntry.create({ data: { ...given, position: 0, state: "AVAILABLE" } });
  await db.creditEntry.create({
    data: {
      ...given,
      position: 1,
      priorPosition: 0,
      priorState: "AVAILABLE",
      state: "CANCELLED",
      withdrawalId: heldId,
      withdrawalReason: "Dado em dobro",
    },
  });
  // For a single class, which they could book.
  await make(addDays(monday, 16), {});
  const ofOneDay = { startsOn: dayToDatabase(addDays(monday, 16)), boughtAs: "Pacote de 8" };
  await db.classCredit.create({
    data: {
      ...ofOneDay,
      arenaId,
      athleteId,
      kind: "PACKAGE",
      purchase: heldId,
      number: 3,
      entries: {
        create: {
          position: 0,
          state: "AVAILABLE",
          expiresOn: dayToDatabase(addDays(monday, 16)),
          recordedAt: since,
        },
      },
    },
  });
  const { id: creditId } = await db.classCredit.create({
    data: {
      arenaId,
      athleteId,
      kind: "PACKAGE",
      purchase: heldId,
      number: 1,
      startsOn,
    },
  });
  const entry = { creditId, expiresOn, recordedAt: since };
  const entries = [
    { state: "AVAILABLE" },
    { state: "RESERVED", priorState: "AVAILABLE" },
    { state: "LOST", priorState: "RESERVED", reason: "NO_SHOW" },
  ] as const;
  for (const [position, one] of entries.entries())
    await db.creditEntry.create({
      data: {
        ...entry,
        ...one,
        position,
        priorPosition: position === 0 ? null : position - 1,
        sessionId: position === 0 ? null : heldId,
      },
    });
  await db.sessionStudent.updateMany({ where: { sessionId: heldId, athleteId }, data: { creditId } });
}

/** On the court of a class in the first hour of the day, so that it comes first in the week's calendar. */
export async function planMatchBesideClass(
  { db }: TestApi,
  sessionId: string,
  matchId: string,
): Promise<void> {
  const { arenaId, courtId, endsAt } = await db.classSession.findUniqueOrThrow({ where: { id: sessionId } });
  const half = { startsAt: endsAt, endsAt: new Date(endsAt.getTime() + 1_800_000) };
  await db.courtOccupancy.create({
    data: { arenaId, courtId: courtId ?? "", kind: "MATCH", matchId, ...half },
  });
}

/** A weekly class that sorts first, on the court of a past class. */
export async function createPlacedWeekly(
  { db }: TestApi,
  { arenaId, teacherId, sessionId }: { arenaId: string; teacherId: string; sessionId: string },
): Promise<void> {
  const { courtId } = await db.classSession.findUniqueOrThrow({ where: { id: sessionId } });
  const hour = { startsAt: new Date("1970-01-01T06:00:00Z"), endsAt: new Date("1970-01-01T07:00:00Z") };
  const details = { name: "Turma da semana", category: "D", maxStudents: 4 };
  await db.weeklyClass.create({
    data: { arenaId, teacherId, courtId, weekday: "MONDAY", ...hour, ...details },
  });
}

/** A teacher's progress note about a student, with a correction. @returns its id. */
export async function createProgressNote(
  { db }: TestApi,
  about: { arenaId: string; teacherId: string; athleteId: string },
  more: Partial<Prisma.ProgressNoteUncheckedCreateInput>,
): Promise<string> {
  const { id } = await db.progressNote.create({
    data: {
      ...about,
      key: randomUUID(),
      text: "Saque mais firme",
      writtenAt: new Date(),
      correctedAt: new Date(),
      ...more,
    },
  });
  return id;
}
