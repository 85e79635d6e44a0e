import type { ClassSession } from "../../prisma/generated/client/client";
import { openPlace } from "../courts/open-place.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import {
  addDays,
  addMonths,
  dayFromDatabase,
  dayToDatabase,
  firstOfMonth,
} from "../platform/time/calendar-day.rules";
import { dayAt, instantAt } from "../platform/time/zoned-time.rules";
import { tellCancelled } from "./class-mails.step";
import { cancelClassSchema } from "./class.rules";
import type { EditScope } from "./class-words.rules";
import { cancelSessions } from "./cancel-sessions.step";
import { assertOpen, assertToCome, lockSession } from "./lock-session.step";
import { partsOfSeries } from "./series-parts.loader";
import { RuleViolation } from "../platform/errors";

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
