import { randomUUID } from "node:crypto";
import { canManageArena } from "../arenas/arena.access";
import { assertRunning } from "../arenas/running-arena.step";
import { isClosedOn } from "../courts/arena-hours.rules";
import { orCourtTaken } from "../courts/court-taken.errors";
import { assertOpenCourt } from "../courts/open-court.step";
import { assertWithinHours, openPlace } from "../courts/open-place.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { addDays, dayToDatabase, optionalDayToDatabase } from "../platform/time/calendar-day.rules";
import { clockToDatabase } from "../platform/time/clock-time.rules";
import { spanOn, weeklyDays } from "../platform/time/day-span.rules";
import { weekdayNameOf } from "../platform/time/weekday.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { athleteLevelLabel } from "../sport/athlete-level.rules";
import { dayProblem, daysAhead, furthestDays, scheduleClassSchema, type NewClass } from "./class.rules";
import { assertAttend, assertTeaches } from "./class-parts.step";
import { assertFree, makeSessions } from "./make-sessions.step";

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
