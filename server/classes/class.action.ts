import { randomUUID } from "node:crypto";
import type { ClassSession } from "../../prisma/generated/client/client";
import { canManageArena } from "../arenas/arena.access";
import { assertRunning } from "../arenas/arena.step";
import { isClosedOn } from "../courts/opening.rules";
import { orCourtTaken } from "../courts/occupancy.errors";
import { assertOpenCourt, assertWithinHours, openPlace } from "../courts/occupy.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import {
  addDays,
  addMonths,
  dayFromDatabase,
  dayToDatabase,
  firstOfMonth,
  optionalDayToDatabase,
  weekdayNameOf,
} from "../platform/time/calendar-day.rules";
import { clockToDatabase, spanOn, weeklyDays } from "../platform/time/clock-time.rules";
import { dayAt, instantAt } from "../platform/time/time-zone.rules";
import { athleteLevelLabel } from "../sport/athlete-level.rules";
import {
  assertAttend,
  assertFree,
  assertOpen,
  assertTeaches,
  assertToCome,
  cancelSessions,
  lockSession,
  makeSessions,
} from "./class-sessions.step";
import { tellCancelled } from "./class-mails.step";
import type { EditScope } from "./class-kind-and-status.rules";
import {
  cancelClassSchema,
  dayProblem,
  daysAhead,
  furthestDays,
  type NewClass,
  scheduleClassSchema,
} from "./class.rules";
import { partsOfSeries } from "./class.loader";

/**
 * 'Agendar Aula': schedules a class once or weekly; creates the sessions of the next eight weeks at once.
 * @param input athletes with the ids of their rows.
 * @returns the id of the first session.
 * @throws InvalidInput, RuleViolation that names the conflict.
 */
export async function scheduleClass(ctx: ActionContext, arenaId: string, input: unknown): Promise<string> {
  const wanted = parseInput(scheduleClassSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    await assertRunning(tx, arenaId);
    const place = await openPlace(tx, arenaId);
    const today = dayAt(ctx.now, place.timeZone);
    assertDays(wanted, today);
    await assertOurs(tx, arenaId, wanted);
    const horizon = horizonOf(wanted, today);
    const weeklyClassId = wanted.weekly ? await createSeries(tx, arenaId, wanted, horizon, today) : null;
    const weeks = wanted.weekly
      ? weeklyDays(weekdayNameOf(wanted.date), wanted.date, horizon)
      : [wanted.date];
    const days = weeks.filter((day) => day === wanted.date || !isClosedOn(place.hours, day));
    const plans = days.map((day) => ({
      id: randomUUID(),
      arenaId,
      weeklyClassId,
      originalDate: day,
      ...spanOn(day, { starts: wanted.startsAt, ends: wanted.endsAt }, place.timeZone),
      athleteIds: wanted.athleteIds,
      ...detailsOf(wanted),
    }));
    assertWithinHours(plans, place);
    await assertFree(tx, plans, place.timeZone, canManageArena(arenaId, ctx.viewer));
    await makeSessions(tx, plans);
    return plans[0]!.id;
  });
  return orCourtTaken(work, "Este horário acabou de ser ocupado. Escolha outro.");
}

const detailsOf = ({
  name,
  kind,
  level,
  teacherKey,
  courtKey,
  maxStudents,
  minStudents,
  priceInCents,
}: NewClass) => ({
  name,
  kind,
  category: athleteLevelLabel[level],
  teacherId: teacherKey,
  courtId: courtKey ?? null,
  maxStudents,
  minStudents,
  priceInCents,
});

/** Eight weeks from today, or from its first day where that is later; never beyond its last. */
function horizonOf({ date, until }: NewClass, today: string): string {
  const ahead = addDays(date > today ? date : today, daysAhead);
  return until !== null && until < ahead ? until : ahead;
}

async function createSeries(
  tx: Transaction,
  arenaId: string,
  wanted: NewClass,
  horizon: string,
  today: string,
): Promise<string> {
  const { id } = await tx.weeklyClass.create({
    data: {
      ...detailsOf(wanted),
      arenaId,
      weekday: weekdayNameOf(wanted.date),
      startsAt: clockToDatabase(wanted.startsAt),
      endsAt: clockToDatabase(wanted.endsAt),
      startsOn: dayToDatabase(wanted.date),
      endsOn: optionalDayToDatabase(wanted.until),
      sessionsUntil: dayToDatabase(horizon),
    },
    select: { id: true },
  });
  await tx.classStudent.createMany({
    data: wanted.athleteIds.map((athleteId) => ({
      weeklyClassId: id,
      athleteId,
      since: dayToDatabase(today),
    })),
  });
  return id;
}

function assertDays({ date, until }: NewClass, today: string): void {
  const message = dayProblem(date, today);
  if (message !== null) throw new InvalidInput([{ path: ["date"], message }]);
  if (until !== null && until > addDays(today, 2 * furthestDays))
    throw new InvalidInput([{ path: ["until"], message: "Escolha um dia mais próximo" }]);
}

/** Teacher, court and students are of the arena. */
async function assertOurs(
  tx: Transaction,
  arenaId: string,
  { teacherKey, courtKey, athleteIds }: NewClass,
): Promise<void> {
  await assertTeaches(tx, arenaId, teacherKey);
  if (courtKey) await assertOpenCourt(tx, arenaId, courtKey);
  await assertAttend(tx, arenaId, athleteIds);
}

/**
 * 'Cancelar aula': cancels this class, it and all later ones, or all from today on. Past and attended classes stay.
 * @throws InvalidInput, RuleViolation
 */
export async function cancelClass(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { scope, reason } = parseInput(cancelClassSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, id);
    assertOpen(session);
    const { timeZone } = await openPlace(tx, session.arenaId);
    const today = dayAt(ctx.now, timeZone);
    assertToCome(session, ctx.now, timeZone);
    const ids =
      scope === "THIS" ? [id] : await endSeries(tx, session, scope, { today, timeZone, now: ctx.now });
    const thisMonth = addDays(addMonths(firstOfMonth(today), 1), -1);
    const planUntil = scope === "THIS" ? null : thisMonth;
    const fallen = await cancelSessions(tx, ctx, ids, { reason, planUntil });
    await tellCancelled(tx, ctx, fallen, timeZone);
  });
}

/**
 * Ends the series: from the day on which this session would be by its rule, or from today on.
 * @returns the sessions to cancel, including moved ones, without those that are over.
 */
async function endSeries(
  tx: Transaction,
  { id, weeklyClassId, originalDate }: ClassSession,
  scope: Exclude<EditScope, "THIS">,
  { today, timeZone, now }: { today: string; timeZone: string; now: Date },
): Promise<string[]> {
  if (weeklyClassId === null) return [id];
  const chosen = dayFromDatabase(originalDate);
  const last = addDays(scope === "ALL" || chosen < today ? today : chosen, -1);
  const parts = await partsOfSeries(tx, weeklyClassId);
  for (const { id: partId, startsOn, endsOn } of parts) {
    if (endsOn !== null && dayFromDatabase(endsOn) <= last) continue;
    const begun = startsOn === null || dayFromDatabase(startsOn) <= last;
    await tx.weeklyClass.update({
      where: { id: partId },
      data: begun ? { endsOn: dayToDatabase(last) } : { active: false },
    });
  }
  const later = await tx.classSession.findMany({
    where: {
      weeklyClassId: { in: parts.map((part) => part.id) },
      ...(scope === "ALL" ? {} : { originalDate: { gte: originalDate } }),
      startsAt: { gte: instantAt(today, "00:00", timeZone) },
      endsAt: { gt: now },
    },
    select: { id: true },
  });
  return later.map((session) => session.id);
}

/**
 * 'Manter assim mesmo': this class is given although it has fewer students than its minimum, also should another one leave.
 * Kept twice it is kept once.
 * @throws RuleViolation
 */
export async function keepClass(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, id);
    assertOpen(session);
    if (session.status === "KEPT") return;
    if (session.minStudents === null)
      throw new RuleViolation("CLASS_WITHOUT_MINIMUM", "Esta aula não tem mínimo de alunos.");
    if (session.startsAt <= ctx.now) throw new RuleViolation("CLASS_BEGUN", "Esta aula já começou.");
    await tx.classSession.update({
      where: { id },
      data: { status: "KEPT", keptById: ctx.viewer?.userId ?? null },
    });
  });
}
