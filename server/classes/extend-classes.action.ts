import { randomUUID } from "node:crypto";
import { arenaHoursOf, isClosedOn } from "../courts/arena-hours.rules";
import { inTransaction, type Database, type Transaction } from "../platform/database";
import { eachAlone } from "../platform/each-alone";
import { addDays, dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { clockFromDatabase } from "../platform/time/clock-time.rules";
import { spanOn, weeklyDays } from "../platform/time/day-span.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { daysAhead } from "./class.rules";
import { inTheWay } from "./in-the-way.loader";
import { makeSessions } from "./make-sessions.step";

/**
 * Creates the sessions of every weekly class eight weeks ahead, except on days on which the arena is closed. Idempotent
 * within a day. A session with a conflict is created all the same: without the court if it is taken or closed; without
 * the students who have another class or are no longer active at the arena; and as cancelled, with the reason, if the
 * teacher has another class.
 */
export async function extendClasses(db: Database, now: Date): Promise<void> {
  const today = dayAt(now, "UTC");
  const due = await db.weeklyClass.findMany({
    where: {
      active: true,
      arena: { active: true },
      AND: [
        { OR: [{ endsOn: null }, { endsOn: { gte: dayToDatabase(addDays(today, -1)) } }] },
        {
          OR: [{ sessionsUntil: null }, { sessionsUntil: { lt: dayToDatabase(addDays(today, daysAhead)) } }],
        },
      ],
    },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  await eachAlone(db, due, ({ id }) => inTransaction(db, (tx) => extendClass(tx, id, now)));
}

async function extendClass(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.$queryRaw`SELECT id FROM aulas_professor WHERE id = (
    SELECT coalesce(primeira_parte_id, id) FROM aulas_professor WHERE id = ${id}::uuid) FOR UPDATE`;
  const series = await tx.weeklyClass.findUnique({
    where: { id },
    include: {
      arena: { include: { weekdayHours: true, specialDays: true } },
      court: true,
    },
  });
  if (!series?.active) return;
  // A transaction's connection does one thing at a time, and a third relation would be asked beside the others.
  const { students } = await tx.weeklyClass.findUniqueOrThrow({
    where: { id },
    select: {
      students: {
        where: {
          athlete: { status: "ACTIVE", arenas: { some: { arenaId: series.arenaId, active: true } } },
        },
      },
    },
  });
  const { timeZone } = series.arena;
  const today = dayAt(now, timeZone);
  const until = addDays(today, daysAhead);
  const from = firstNewDay(series, today);
  const last =
    series.endsOn && dayFromDatabase(series.endsOn) < until ? dayFromDatabase(series.endsOn) : until;
  const clocks = { starts: clockFromDatabase(series.startsAt), ends: clockFromDatabase(series.endsAt) };
  const hours = arenaHoursOf(series.arena);
  const open = weeklyDays(series.weekday, from, last).filter((day) => !isClosedOn(hours, day));
  const wanted = open.map((day) => ({
    id: randomUUID(),
    weeklyClassId: id,
    originalDate: day,
    arenaId: series.arenaId,
    teacherId: series.teacherId,
    courtId: series.court?.active ? series.courtId : null,
    kind: series.kind,
    name: series.name,
    category: series.category,
    maxStudents: series.maxStudents,
    minStudents: series.minStudents,
    priceInCents: series.priceInCents,
    ...spanOn(day, clocks, timeZone),
    athleteIds: students
      .filter(({ since }) => dayFromDatabase(since) <= day)
      .map(({ athleteId }) => athleteId),
  }));
  const ways = await inTheWay(tx, wanted);
  const stands = (taken: string, sessionId: string) =>
    ways.filter((way) => way.taken === taken && way.sessionId === sessionId);
  const plans = wanted.map((plan) => ({
    ...plan,
    courtId: stands("COURT", plan.id).length > 0 ? null : plan.courtId,
    athleteIds: plan.athleteIds.filter((athleteId) =>
      stands("ATHLETE", plan.id).every((way) => way.athleteId !== athleteId),
    ),
  }));
  const free = plans.filter((plan) => stands("TEACHER", plan.id).length === 0);
  await makeSessions(tx, free);
  const taught = plans.filter((plan) => !free.includes(plan));
  await tx.classSession.createMany({
    data: taught.map(({ athleteIds: _athleteIds, originalDate, ...plan }) => ({
      ...plan,
      originalDate: dayToDatabase(originalDate),
      status: "CANCELLED" as const,
      cancelReason: "O professor tem outra aula neste horário",
    })),
  });
  await tx.weeklyClass.update({ where: { id }, data: { sessionsUntil: dayToDatabase(until) } });
}

function firstNewDay(
  { sessionsUntil, startsOn }: { sessionsUntil: Date | null; startsOn: Date | null },
  today: string,
): string {
  const next = sessionsUntil === null ? today : addDays(dayFromDatabase(sessionsUntil), 1);
  const begin = startsOn === null ? today : dayFromDatabase(startsOn);
  return [next, begin, today].reduce((latest, day) => (day > latest ? day : latest));
}
