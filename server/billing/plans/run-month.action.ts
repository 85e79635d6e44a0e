import { runsNow } from "../../arenas/running-arena.step";
import { todayAtArena } from "../../arenas/arena-clock.loader";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Database } from "../../platform/database";
import { eachAlone } from "../../platform/each-alone";
import { InvalidInput } from "../../platform/errors";
import { addDays, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { chargeMonth, type MadeCharges, type RunParts } from "./charge-month.step";
import { daysBeforeMonth, monthRunProblem } from "./month-run.rules";

/** Most charges per request, because thousands would exceed the request timeout. */
const mostPerRequest = 1_000;

/** What a request has made, and whether that was all there was to make. */
export interface Run extends MadeCharges {
  isDone: boolean;
}

/**
 * 'Gerar mensalidades': creates the charges of a month in transactional batches, about a thousand per request.
 * Idempotent: repeated or concurrent runs create only missing charges.
 * @param month any of its days, YYYY-MM-DD.
 * @throws InvalidInput, RuleViolation where the arena is suspended.
 */
export async function runMonth(ctx: ActionContext, arenaId: string, month: string): Promise<Run> {
  const first = firstOfMonth(month);
  const problem = monthRunProblem(first, await todayAtArena(ctx.db, arenaId, ctx.now));
  if (problem) throw new InvalidInput([{ path: ["month"], message: problem }]);
  return runSteps(ctx.db, ctx, { arenaId, month: first, most: mostPerRequest });
}

/** In steps that are each whole: what a killed process has made stays made. @param which.most where it stops; within a step it does not. */
async function runSteps(
  db: Database,
  parts: RunParts,
  which: { arenaId: string; month: string; most: number },
  after: string | null = null,
): Promise<Run> {
  const { arenaId, month, most } = which;
  const { next, ...made } = await inTransaction(db, (tx) =>
    chargeMonth(tx, parts, { arenaId, month, after }),
  );
  if (next === null || made.count >= most) return { ...made, isDone: next === null };
  const rest = await runSteps(db, parts, { ...which, most: most - made.count }, next);
  return {
    count: made.count + rest.count,
    totalInCents: made.totalInCents + rest.totalInCents,
    isDone: rest.isDone,
  };
}

/**
 * Creates every arena's charges of the current month, and of the next from five days before it starts. If a process is
 * killed, the next run creates the rest.
 */
export async function runMonths(
  db: Database,
  parts: Pick<RunParts, "now" | "outbox" | "publicUrl">,
): Promise<void> {
  const arenas = await db.arena.findMany({
    where: { active: true, monthlyPlans: { some: {} } },
    select: { id: true, timeZone: true },
    orderBy: { id: "asc" },
  });
  await eachAlone(db, arenas, async ({ id, timeZone }) => {
    if (!(await runsNow(db, id))) return;
    const today = dayAt(parts.now, timeZone);
    const months = new Set([firstOfMonth(today), firstOfMonth(addDays(today, daysBeforeMonth))]);
    for (const month of months)
      await runSteps(db, { ...parts, viewer: null }, { arenaId: id, month, most: Infinity });
  });
}
