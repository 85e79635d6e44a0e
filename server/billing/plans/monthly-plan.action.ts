import { todayAtArena } from "../../arenas/arena-clock.loader";
import { assertRunning, runsNow } from "../../arenas/arena.step";
import type { ActionContext } from "../../platform/context";
import { type Database, inTransaction, isUniqueViolation, type Transaction } from "../../platform/database";
import { eachAlone } from "../../platform/batches";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import {
  addDays,
  dayFromDatabase,
  dayToDatabase,
  firstOfMonth,
  optionalDayToDatabase,
} from "../../platform/time/calendar-day.rules";
import { monthInWords } from "../../platform/time/time-in-words.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { assertAllAttend } from "../charges/charge.step";
import { comingMonths, daysBeforeMonth, monthRunProblem } from "./plan-standing.rules";
import {
  createMonthlyPlansSchema,
  type NewMonthlyPlans,
  planDayProblem,
  planEndSchema,
  planPausesSchema,
  planPriceSchema,
} from "./monthly-plan-input.rules";
import { lockPlan } from "./monthly-plan.loader";
import { chargeMonth, endPlanOn, type MadeCharges, type RunParts } from "./monthly-plan.step";

/**
 * 'Nova mensalidade': creates the same plan for each athlete. A repeated request creates them once; the monthly run
 * creates the charges.
 * @returns ids of the plans.
 * @throws InvalidInput, RuleViolation
 */
export async function createMonthlyPlans(
  ctx: ActionContext,
  arenaId: string,
  input: unknown,
): Promise<string[]> {
  const plans = parseInput(createMonthlyPlansSchema, input);
  const made = async () => {
    const where = { arenaId, requestKey: plans.requestKey };
    const rows = await ctx.db.monthlyPlan.findMany({ where, select: { id: true }, orderBy: { id: "asc" } });
    return rows.map(({ id }) => id);
  };
  const before = await made();
  if (before.length > 0) return before;
  try {
    await inTransaction(ctx.db, (tx) => create(tx, ctx, arenaId, plans));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  return made();
}

async function create(
  tx: Transaction,
  { now }: ActionContext,
  arenaId: string,
  { athleteIds, startsOn, endsOn, description, ...plan }: NewMonthlyPlans,
) {
  await assertRunning(tx, arenaId);
  assertDay("startsOn", startsOn, await todayAtArena(tx, arenaId, now));
  const ids = [...new Set(athleteIds)];
  await assertAllAttend(tx, arenaId, ids);
  await tx.monthlyPlan.createMany({
    data: ids.map((athleteId) => ({
      ...plan,
      arenaId,
      athleteId,
      description: description ?? "Mensalidade",
      startsOn: dayToDatabase(startsOn),
      endsOn: optionalDayToDatabase(endsOn),
      createdAt: now,
    })),
  });
}

function assertDay(field: string, day: string, today: string): void {
  const problem = planDayProblem(day, today);
  if (problem) throw new InvalidInput([{ path: [field], message: problem }]);
}

/** Another price from a month on, for charges that are not made yet. @throws InvalidInput */
export async function changePlanPrice(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { fromMonth, amountInCents } = parseInput(planPriceSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const { arenaId } = await lockPlan(tx, id);
    const today = await todayAtArena(tx, arenaId, ctx.now);
    if (fromMonth < firstOfMonth(today))
      throw new InvalidInput([{ path: ["fromMonth"], message: "Escolha este mês ou um dos próximos" }]);
    assertDay("fromMonth", fromMonth, today);
    await tx.monthlyPlanPrice.create({
      data: {
        monthlyPlanId: id,
        fromMonth: dayToDatabase(fromMonth),
        amountInCents,
        recordedAt: ctx.now,
        recordedById: ctx.viewer?.userId ?? null,
      },
    });
  });
}

/**
 * Pauses some months of a plan and resumes others. Months that are not named do not change, so that concurrent pauses
 * are kept. Existing charges stay.
 * @throws InvalidInput
 */
export async function pausePlan(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { months, resumedMonths } = parseInput(planPausesSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const { arenaId } = await lockPlan(tx, id);
    const today = await todayAtArena(tx, arenaId, ctx.now);
    const pausable = comingMonths(today);
    for (const [field, named] of Object.entries({ months, resumedMonths }))
      if (!named.every((month) => pausable.includes(month)))
        throw new InvalidInput([{ path: [field], message: "Escolha este mês ou um dos próximos onze" }]);
    const charged = await tx.charge.findFirst({
      where: { monthlyPlanId: id, referenceMonth: { in: months.map(dayToDatabase) } },
      orderBy: { referenceMonth: "asc" },
    });
    if (charged?.referenceMonth) {
      const name = monthInWords(dayFromDatabase(charged.referenceMonth));
      const message = `A cobrança de ${name} já foi gerada. Para não cobrar o mês, cancele a cobrança.`;
      throw new InvalidInput([{ path: ["months"], message }]);
    }
    await tx.monthlyPlanPause.deleteMany({
      where: { monthlyPlanId: id, month: { in: resumedMonths.map(dayToDatabase) } },
    });
    await tx.monthlyPlanPause.createMany({
      data: months.map((month) => ({ monthlyPlanId: id, month: dayToDatabase(month) })),
      skipDuplicates: true,
    });
  });
}

/**
 * Ends a plan on a day, which is its last. Cancels unpaid charges of later months.
 * @returns the number of cancelled charges.
 * @throws InvalidInput, RuleViolation
 */
export async function endMonthlyPlan(ctx: ActionContext, id: string, input: unknown): Promise<number> {
  const { endsOn } = parseInput(planEndSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const plan = await lockPlan(tx, id);
    assertDay("endsOn", endsOn, await todayAtArena(tx, plan.arenaId, ctx.now));
    if (endsOn < dayFromDatabase(plan.startsOn))
      throw new RuleViolation(
        "BEFORE_PLAN_BEGINS",
        "A mensalidade começa depois deste dia. Escolha o primeiro dia dela ou um dia posterior.",
        ["endsOn"],
      );
    return endPlanOn(tx, ctx, plan, endsOn);
  });
}

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
