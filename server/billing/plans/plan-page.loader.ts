import type { Charge, Prisma } from "../../../prisma/generated/client/client";
import { once } from "../../platform/once";
import { manyBy } from "../../platform/loaders";
import {
  addMonths,
  dayFromDatabase,
  dayToDatabase,
  firstOfMonth,
} from "../../platform/time/calendar-day.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import type { Database } from "../../platform/database";
import { planChargeOf } from "../monthly-plan.rules";
import { monthStandings, mostPauses, type MonthStanding } from "./month-run.rules";
import { plansStanding, pricesInOrder, rulesOf } from "./monthly-plan.loader";

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
export interface Sums {
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
