import type { ClassSession, WeeklyClass } from "../../prisma/generated/client/client";
import { orCourtTaken } from "../courts/occupancy.errors";
import { assertOpenCourt, assertWithinHours, openPlace, type OpenPlace } from "../courts/occupy.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, isOverlapViolation, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import {
  addDays,
  dayFromDatabase,
  dayInWeekOf,
  dayToDatabase,
  mondayOf,
} from "../platform/time/calendar-day.rules";
import { clockToDatabase, spanOn } from "../platform/time/clock-time.rules";
import { dayAt, instantAt } from "../platform/time/time-zone.rules";
import {
  assertOpen,
  assertTeaches,
  assertToCome,
  cancelSessions,
  type Fallen,
  lockSession,
  moveSessions,
} from "./class-sessions.step";
import { tellCancelled, tellChanged, tellTeachers } from "./class-mails.step";
import { changeClassSchema, type ClassChange, dayProblem, minimumBeyondPlaces } from "./class.rules";
import { editSeries, type Series, type SeriesEdit } from "./series.rules";
import { partsOfSeries } from "./class.loader";
import {
  type ClassValues,
  type PartChange,
  partChanges,
  seriesOfRows,
  type SessionChange,
  sessionChanges,
} from "./class-rows";

/** Writes the parts of a series as they are from now on. One that is cut off takes its sessions and its students along. */
async function writeParts(tx: Transaction, changes: readonly PartChange[]): Promise<void> {
  for (const change of changes) {
    const { row, to, cutFrom } = change;
    const id = cutFrom === null ? row.id : await cutOff(tx, row, cutFrom);
    const made = row.sessionsUntil && to.weekday !== row.weekday ? dayFromDatabase(row.sessionsUntil) : null;
    await tx.weeklyClass.update({
      where: { id },
      data: {
        weekday: to.weekday,
        startsAt: clockToDatabase(to.values.starts),
        endsAt: clockToDatabase(to.values.ends),
        teacherId: to.values.teacher,
        courtId: to.values.court,
        minStudents: to.values.minimum,
        ...(made === null ? {} : { sessionsUntil: await lastWeekMade(tx, id, made) }),
      },
    });
  }
}

/** @returns the id of the part that starts there. */
async function cutOff(tx: Transaction, row: PartChange["row"], from: string): Promise<string> {
  const { id: _id, ...details } = row;
  const startsOn = dayToDatabase(from);
  const { id } = await tx.weeklyClass.create({
    data: { ...details, startsOn, firstPartId: row.firstPartId ?? row.id },
    select: { id: true },
  });
  await tx.weeklyClass.update({
    where: { id: row.id },
    data: { endsOn: dayToDatabase(addDays(from, -1)) },
  });
  await tx.classSession.updateMany({
    where: { weeklyClassId: row.id, originalDate: { gte: startsOn } },
    data: { weeklyClassId: id },
  });
  const students = await tx.classStudent.findMany({ where: { weeklyClassId: row.id } });
  await tx.classStudent.createMany({
    data: students.map(({ athleteId, since }) => ({ weeklyClassId: id, athleteId, since })),
  });
  return id;
}

/**
 * Up to when the sessions are made once the weekday is another: whole weeks, so that none has two and none is left out.
 * @param until YYYY-MM-DD, up to which they were made.
 */
async function lastWeekMade(tx: Transaction, weeklyClassId: string, until: string): Promise<Date> {
  const [monday, sunday] = [mondayOf(until), dayInWeekOf(until, "SUNDAY")];
  const inLastWeek = await tx.classSession.count({
    where: { weeklyClassId, originalDate: { gte: dayToDatabase(monday), lte: dayToDatabase(sunday) } },
  });
  return dayToDatabase(inLastWeek > 0 ? sunday : addDays(monday, -1));
}

/** Reasons for cancelling classes that have no session on their new day. */
const whyNotHeld = {
  OUTSIDE: "Fora das datas da turma",
  HOLIDAY: "A arena fecha no novo dia desta aula",
} as const;

/**
 * 'Mover ou trocar': changes the day, hour, court, teacher or minimum of students of one class, of it and all later
 * ones in the series, or of the whole series from today on. Courts and students move along. Mails students and
 * teachers.
 * @throws InvalidInput, RuleViolation that names the conflict.
 */
export async function changeClass(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const wanted = parseInput(changeClassSchema, input);
  const attempt = () => inTransaction(ctx.db, (tx) => change(tx, ctx, id, wanted));
  // After losing a race for the court, retry once: the second attempt reports what occupies the slot now.
  const work = attempt().catch((error: unknown) => {
    if (isOverlapViolation(error)) return attempt();
    throw error;
  });
  await orCourtTaken(work, "Este horário acabou de ser ocupado. Escolha outro.");
}

async function change(tx: Transaction, ctx: ActionContext, id: string, wanted: ClassChange): Promise<void> {
  const chosen = await lockSession(tx, id);
  assertOpen(chosen);
  const place = await openPlace(tx, chosen.arenaId);
  const today = dayAt(ctx.now, place.timeZone);
  assertToCome(chosen, ctx.now, place.timeZone);
  assertDay(chosen, wanted, today);
  const rows = await rowsOf(tx, chosen, wanted, {
    from: instantAt(today, "00:00", place.timeZone),
    now: ctx.now,
  });
  const before = seriesOfRows(rows.parts, rows.sessions, place.timeZone);
  const after = editSeries(before, editOf(chosen, wanted, before), {
    today,
    closedDates: place.hours.closedDates,
  });
  const parts = partChanges(rows.parts, before, after);
  const changes = sessionChanges(rows.sessions, before, after).filter(
    (one) => wanted.scope === "THIS" || !goesIntoPast(one, ctx.now, place.timeZone),
  );
  if (parts.length === 0 && changes.length === 0) return;
  const on = changes.filter(({ to }) => to.state === "ON");
  assertMinimum(parts, on);
  await assertOurs(tx, chosen.arenaId, parts, on);
  assertHours(parts, on, today, place);
  await writeParts(tx, parts);
  const fallen: Fallen[] = [];
  for (const [state, reason] of Object.entries(whyNotHeld)) {
    const ids = changes.flatMap(({ row, to }) => (to.state === state ? [row.id] : []));
    if (ids.length > 0) fallen.push(await cancelSessions(tx, ctx, ids, { reason }));
  }
  await moveSessions(tx, on, place);
  const seen = on.filter((one) => one.seen.length > 0).map(({ row }) => row);
  await tellChanged(
    tx,
    ctx,
    seen.map((row) => row.id),
    place.timeZone,
  );
  for (const one of fallen) await tellCancelled(tx, ctx, one, place.timeZone);
  await tellTeachers(tx, ctx, seen, place.timeZone);
}

/** @throws InvalidInput */
function assertDay({ weeklyClassId }: ClassSession, { scope, date }: ClassChange, today: string): void {
  if (scope !== "THIS" && weeklyClassId === null)
    throw new InvalidInput([{ path: ["scope"], message: "Esta aula não se repete" }]);
  const message = date === undefined ? null : dayProblem(date, today);
  if (message !== null) throw new InvalidInput([{ path: ["date"], message }]);
}

interface Rows {
  parts: readonly WeeklyClass[];
  sessions: readonly ClassSession[];
}

/** Whether today's class of a series would move to an hour that has passed. */
function goesIntoPast({ row, to }: SessionChange, now: Date, timeZone: string): boolean {
  const { startsAt } = spanOn(to.date, to.values, timeZone);
  return startsAt <= now && startsAt.getTime() !== row.startsAt.getTime();
}

/** What may change: the chosen one alone, or its series from today on, without the classes that are over. */
async function rowsOf(
  tx: Transaction,
  chosen: ClassSession,
  { scope }: ClassChange,
  { from, now }: { from: Date; now: Date },
): Promise<Rows> {
  if (scope === "THIS" || chosen.weeklyClassId === null) return { parts: [], sessions: [chosen] };
  const parts = await partsOfSeries(tx, chosen.weeklyClassId);
  const ids = parts.map(({ id }) => id);
  await tx.$queryRaw`SELECT id FROM aulas WHERE aula_professor_id = ANY(${ids}::uuid[]) AND inicio >= ${from}
    ORDER BY id FOR UPDATE`;
  const sessions = await tx.classSession.findMany({
    where: { weeklyClassId: { in: ids }, startsAt: { gte: from }, endsAt: { gt: now } },
    orderBy: { originalDate: "asc" },
  });
  return { parts, sessions };
}

function editOf(
  chosen: ClassSession,
  { scope, date, weekday, startsAt, endsAt, teacherKey, courtKey, minStudents }: ClassChange,
  { sessions }: Series<ClassValues>,
): SeriesEdit<ClassValues> {
  const wanted = Object.entries({
    starts: startsAt,
    ends: endsAt,
    teacher: teacherKey,
    court: courtKey,
    minimum: minStudents,
  });
  const given = wanted.filter(([, value]) => value !== undefined);
  const originalDate = dayFromDatabase(chosen.originalDate);
  if (scope === "ALL") return { scope, change: { set: Object.fromEntries(given), weekday } };
  if (scope === "THIS_AND_FOLLOWING")
    return { scope, originalDate, change: { set: Object.fromEntries(given), weekday } };
  // Unchanged values do not become exceptions of this session. Start and end do so together; otherwise a later change
  // of the whole series could put the start after the end.
  const [now] = sessions;
  const isOther = ([field, value]: (typeof given)[number]) => now?.values[field as never] !== value;
  const isHour = (field: string) => field === "starts" || field === "ends";
  const otherHours = given.some((one) => isHour(one[0]) && isOther(one));
  const set = Object.fromEntries(given.filter((one) => (isHour(one[0]) ? otherHours : isOther(one))));
  return { scope, originalDate, change: { set, date: date === now?.date ? undefined : date } };
}

/** @throws InvalidInput where a class has fewer places. */
function assertMinimum(parts: readonly PartChange[], sessions: readonly SessionChange[]): void {
  const beyond = [...parts, ...sessions].some(
    ({ row, to }) => to.values.minimum !== null && to.values.minimum > row.maxStudents,
  );
  if (beyond) throw new InvalidInput([{ path: ["minStudents"], message: minimumBeyondPlaces }]);
}

/** A new teacher or court must belong to the arena; existing ones may stay. */
async function assertOurs(
  tx: Transaction,
  arenaId: string,
  parts: readonly PartChange[],
  sessions: readonly SessionChange[],
): Promise<void> {
  const pairs = [...parts, ...sessions].map(({ row, to }) => ({ row, to: to.values }));
  const teachers = pairs.flatMap(({ row, to }) => (to.teacher === row.teacherId ? [] : [to.teacher]));
  const courts = pairs.flatMap(({ row, to }) =>
    to.court === null || to.court === row.courtId ? [] : [to.court],
  );
  for (const teacher of new Set(teachers)) await assertTeaches(tx, arenaId, teacher);
  for (const court of new Set(courts)) await assertOpenCourt(tx, arenaId, court);
}

/**
 * Checks opening hours only if the time changes: after a change of teacher alone, the arena may have closed that hour.
 */
function assertHours(
  parts: readonly PartChange[],
  sessions: readonly SessionChange[],
  today: string,
  place: OpenPlace,
): void {
  const moved = sessions.filter(({ seen }) =>
    seen.some((field) => field === "date" || field === "starts" || field === "ends"),
  );
  const spans = moved.map(({ to }) => spanOn(to.date, to.values, place.timeZone));
  const ruled = parts.flatMap(({ row, to }) => {
    const [was, is] = [seriesOfRows([row], [], place.timeZone).parts[0]!, to];
    const isMoved = was.values.starts !== is.values.starts || was.values.ends !== is.values.ends;
    // Check the weekday's regular hours, without the exceptions of single days.
    const day = dayInWeekOf(addDays(today, 7), is.weekday);
    return isMoved ? [spanOn(day, is.values, place.timeZone)] : [];
  });
  const asUsual = { ...place, hours: { ...place.hours, special: {}, closedDates: [], reasons: {} } };
  assertWithinHours(ruled, asUsual);
  assertWithinHours(spans, place);
}
