import type { Prisma, Charge } from "../../../prisma/generated/client/client";
import type { Transaction, Database } from "../../platform/database";
import { manyBy } from "../../platform/loaders";
import { once } from "../../platform/once";
import {
  addMonths,
  dayFromDatabase,
  dayToDatabase,
  firstOfMonth,
} from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { type MonthlyPlan as PlanRules, type PlanCharge, planChargeOf } from "../monthly-plan.rules";
import { type MonthStanding, monthStandings, mostPauses } from "./plan-standing.rules";

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

/** Prices and coming pauses of plans. */
export const pricesOf = manyBy(
  ({ monthlyPlanId }: { monthlyPlanId: string; fromMonth: Date; amountInCents: number }) => monthlyPlanId,
  ({ db }, ids) =>
    db.monthlyPlanPrice.findMany({
      where: { monthlyPlanId: { in: ids } },
      orderBy: [{ recordedAt: "asc" }, { id: "asc" }],
    }),
);

/** Paused months, from the current one on. */
export const pausesOf = manyBy(
  ({ monthlyPlanId }: { monthlyPlanId: string; month: Date }) => monthlyPlanId,
  async ({ db, now }, ids) => {
    const first = dayToDatabase(firstOfMonth(dayAt(now, brasiliaTime)));
    return db.monthlyPlanPause.findMany({
      where: { monthlyPlanId: { in: ids }, month: { gte: first } },
      orderBy: { month: "asc" },
    });
  },
);

/** Most upcoming pauses of a plan. */
export const mostPausesShown = mostPauses;

/** Plans that go on, or have ended. @param today YYYY-MM-DD. */
export const runningPlans = (running: boolean, today: string): Prisma.MonthlyPlanWhereInput => {
  const day = dayToDatabase(today);
  return running ? { OR: [{ endsOn: null }, { endsOn: { gte: day } }] } : { endsOn: { lt: day } };
};

/** Charges and their sum. */
interface Sums {
  count: number;
  totalInCents: number;
}

/** Charges that a run would create now, and existing ones. */
export interface MonthDue {
  arenaId: string;
  /** YYYY-MM-01. */
  month: string;
  due: () => Promise<Sums>;
  charged: () => Promise<Sums>;
}

/** Months of an arena's runs. @param months YYYY-MM-01. */
export function monthsDue(db: Database, arenaId: string, months: readonly string[]): MonthDue[] {
  const charged = once(async () => chargedIn(db, arenaId, months));
  return months.map((month) => ({
    arenaId,
    month,
    due: once(async () => dueIn(db, arenaId, month)),
    charged: async () => (await charged()).get(month) ?? { count: 0, totalInCents: 0 },
  }));
}

/** Missing charges of a month by the rules; two statements for all plans. */
async function dueIn(db: Database, arenaId: string, month: string): Promise<Sums> {
  const due = plansStanding(arenaId, month, "DUE");
  const [plans, prices] = await Promise.all([
    db.monthlyPlan.findMany({
      where: due,
      select: {
        id: true,
        amountInCents: true,
        dueDay: true,
        startsOn: true,
        endsOn: true,
        proratesFirstMonth: true,
      },
    }),
    db.monthlyPlanPrice.findMany({ where: { monthlyPlan: due }, ...pricesInOrder }),
  ]);
  const pricesOfPlan = new Map<string, typeof prices>(plans.map(({ id }) => [id, []]));
  for (const price of prices) pricesOfPlan.get(price.monthlyPlanId)?.push(price);
  const charges = plans.flatMap(
    ({ id, ...plan }) =>
      planChargeOf(
        rulesOf({ ...plan, prices: pricesOfPlan.get(id) ?? [], pauses: [] }),
        month.slice(0, 7),
        [],
      ) ?? [],
  );
  return {
    count: charges.length,
    totalInCents: charges.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
  };
}

/** Charges of plans per month, without cancelled ones. One statement. */
async function chargedIn(
  db: Database,
  arenaId: string,
  months: readonly string[],
): Promise<Map<string, Sums>> {
  const rows = await db.charge.groupBy({
    by: ["referenceMonth"],
    where: {
      monthlyPlan: { arenaId },
      referenceMonth: { in: months.map(dayToDatabase) },
      status: { not: "CANCELLED" },
    },
    _count: true,
    _sum: { amountInCents: true },
  });
  return new Map(
    rows.flatMap(({ referenceMonth, _count, _sum }) =>
      referenceMonth
        ? [[dayFromDatabase(referenceMonth), { count: _count, totalInCents: _sum.amountInCents ?? 0 }]]
        : [],
    ),
  );
}

/** Number of plans in each state for a month, including 0. One statement each. */
export const standingsIn = (
  db: Database,
  { arenaId, month }: MonthDue,
): Promise<{ standing: MonthStanding; count: number }[]> =>
  Promise.all(
    monthStandings.map(async (standing) => ({
      standing,
      count: await db.monthlyPlan.count({ where: plansStanding(arenaId, month, standing) }),
    })),
  );

/** Months of past charges shown for a plan; the list also contains the current and the next month. */
const monthsBack = 12;
export const mostPlanCharges = monthsBack + 2;

/** What a plan has charged in the last year and ahead, the newest first. */
export const planChargesOf = manyBy(
  ({ monthlyPlanId }: Charge) => monthlyPlanId ?? "",
  async ({ db, now }, ids) =>
    db.charge.findMany({
      where: {
        monthlyPlanId: { in: ids },
        referenceMonth: {
          gte: dayToDatabase(addMonths(firstOfMonth(dayAt(now, brasiliaTime)), -monthsBack)),
        },
      },
      orderBy: { referenceMonth: "desc" },
    }),
);
