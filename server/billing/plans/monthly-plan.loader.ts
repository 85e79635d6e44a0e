import type { Prisma } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { addMonths, dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { planChargeOf, type MonthlyPlan as PlanRules, type PlanCharge } from "../monthly-plan.rules";
import type { MonthStanding } from "./month-run.rules";

/** Plans per batch of the run. */
export const plansAtOnce = 500;

/** Prices as the rules take them: in the order in which they were written down. */
export const pricesInOrder = {
  orderBy: [{ recordedAt: "asc" }, { id: "asc" }],
} satisfies Prisma.MonthlyPlan$pricesArgs;

const whole = {
  prices: pricesInOrder,
  pauses: true,
} satisfies Prisma.MonthlyPlanInclude;
export type PlanRow = Prisma.MonthlyPlanGetPayload<{ include: typeof whole }>;

const monthOf = (day: Date): string => dayFromDatabase(day).slice(0, 7);

/** What the rules go by. */
type PlanTerms = Pick<PlanRow, "amountInCents" | "dueDay" | "startsOn" | "endsOn" | "proratesFirstMonth"> & {
  prices: readonly Pick<PlanRow["prices"][number], "fromMonth" | "amountInCents">[];
  pauses: readonly Pick<PlanRow["pauses"][number], "month">[];
};

/** A plan as the rules take it. */
export const rulesOf = (plan: PlanTerms): PlanRules => ({
  amountInCents: plan.amountInCents,
  prices: plan.prices.map(({ fromMonth, amountInCents }) => ({
    fromMonth: monthOf(fromMonth),
    amountInCents,
  })),
  dueDay: plan.dueDay,
  startsOn: dayFromDatabase(plan.startsOn),
  endsOn: plan.endsOn && dayFromDatabase(plan.endsOn),
  proratesFirstMonth: plan.proratesFirstMonth,
  pausedMonths: plan.pauses.map(({ month }) => monthOf(month)),
});

/**
 * Filter for an arena's plans in a state for a month; each plan has exactly one state.
 * @param month YYYY-MM-01.
 */
export function plansStanding(
  arenaId: string,
  month: string,
  standing: MonthStanding,
): Prisma.MonthlyPlanWhereInput {
  const first = dayToDatabase(month);
  const next = dayToDatabase(addMonths(month, 1));
  const charged = { referenceMonth: first };
  const alive = { OR: [{ endsOn: null }, { endsOn: { gte: first } }] };
  switch (standing) {
    case "CHARGED":
      return { arenaId, charges: { some: charged } };
    case "ENDED":
      return { arenaId, charges: { none: charged }, endsOn: { lt: first } };
    case "NOT_BEGUN":
      return { arenaId, charges: { none: charged }, ...alive, startsOn: { gte: next } };
    case "PAUSED":
      return {
        arenaId,
        charges: { none: charged },
        ...alive,
        startsOn: { lt: next },
        pauses: { some: { month: first } },
      };
    case "DUE":
      return {
        arenaId,
        charges: { none: charged },
        ...alive,
        startsOn: { lt: next },
        pauses: { none: { month: first } },
      };
  }
}

/** A plan with its charge for a month. */
export interface PlanDue {
  plan: PlanRow & { name: string };
  charge: PlanCharge;
}

/**
 * What an arena's plans ask for a month and have not charged yet, in the order of their ids. Two statements.
 * @param month YYYY-MM-01. @param after the plan after which to go on; null for the first.
 * @returns also the last plan that was looked at; null when all were.
 */
export async function plansDue(
  db: Transaction,
  arenaId: string,
  month: string,
  after: string | null = null,
): Promise<{ due: PlanDue[]; next: string | null }> {
  const plans = await db.monthlyPlan.findMany({
    where: {
      ...plansStanding(arenaId, month, "DUE"),
      ...(after === null ? {} : { id: { gt: after } }),
    },
    include: { ...whole, athlete: { select: { fullName: true } } },
    orderBy: { id: "asc" },
    take: plansAtOnce,
  });
  const due = plans.flatMap(({ athlete, ...plan }) => {
    const charge = planChargeOf(rulesOf(plan), month.slice(0, 7), []);
    return charge === null ? [] : [{ plan: { ...plan, name: athlete.fullName }, charge }];
  });
  return { due, next: plans.length < plansAtOnce ? null : (plans.at(-1)?.id ?? null) };
}

/** An athlete's plans at an arena that go on after a day, YYYY-MM-DD. */
export const plansRunningAfter = (
  db: Transaction,
  of: { arenaId: string; athleteId: string },
  day: string,
): Promise<PlanRow[]> =>
  db.monthlyPlan.findMany({
    where: { ...of, OR: [{ endsOn: null }, { endsOn: { gt: dayToDatabase(day) } }] },
    include: whole,
    orderBy: { id: "asc" },
  });

/**
 * One at a time for each arena, until the transaction ends: a run, or a change of what a run goes by. A plan that ends while
 * the next month is charged is not charged for it afterwards.
 */
export async function lockPlansOf(tx: Transaction, arenaId: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`monthly-plans:${arenaId}`}, 0))::text`;
}

/** The plan as it is kept, locked until the transaction ends, and its arena's runs with it. */
export async function lockPlan(tx: Transaction, id: string): Promise<PlanRow> {
  const { arenaId } = await tx.monthlyPlan.findUniqueOrThrow({ where: { id }, select: { arenaId: true } });
  await lockPlansOf(tx, arenaId);
  await tx.$queryRaw`SELECT id FROM mensalidades WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.monthlyPlan.findUniqueOrThrow({ where: { id }, include: whole });
}
