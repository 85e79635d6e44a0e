import { addDays, addMonths, daysUntil } from "../platform/time/calendar-day.rules";
import type { ChargeStatus } from "./charge.rules";

/** A price that holds from a month on, for charges that are not made yet. */
interface PlanPrice {
  /** YYYY-MM. */
  fromMonth: string;
  amountInCents: number;
}

/** What an athlete pays every month; days are YYYY-MM-DD, months YYYY-MM, amounts centavos. */
export interface MonthlyPlan {
  amountInCents: number;
  /** In the order in which they were written down; the latest month counts, of equal ones the last. */
  prices?: readonly PlanPrice[];
  /** 1 to 31; in a month without that day, its last. */
  dueDay: number;
  startsOn: string;
  /** Its last day; null while it goes on. */
  endsOn: string | null;
  /** Whether the first month is charged by days, or in full. */
  proratesFirstMonth: boolean;
  pausedMonths?: readonly string[];
}

/** What a plan asks for one month. */
export interface PlanCharge {
  month: string;
  amountInCents: number;
  dueOn: string;
}

/** A charge that a plan has made. */
export interface MadePlanCharge {
  month: string;
  status: ChargeStatus;
  /** Amount received, in centavos. */
  receivedInCents?: number;
}

const firstDay = (month: string): string => `${month}-01`;
const lastDay = (month: string): string => addDays(addMonths(firstDay(month), 1), -1);
const monthOf = (day: string): string => day.slice(0, 7);
const later = (day: string, other: string): string => (day > other ? day : other);

/**
 * The charge to create for a month. Idempotent through `madeMonths`.
 * @param month YYYY-MM.
 * @param madeMonths months that have a charge in any state: a cancelled charge is not created again.
 * @returns null if none is to be created: the plan is not active in that month, paused, already charged, or free.
 */
export function planChargeOf(
  plan: MonthlyPlan,
  month: string,
  madeMonths: readonly string[],
): PlanCharge | null {
  if (!livesIn(plan, month) || plan.pausedMonths?.includes(month) || madeMonths.includes(month)) return null;
  const amountInCents = amountOf(plan, month);
  return amountInCents > 0 ? { month, amountInCents, dueOn: dueOnOf(plan, month) } : null;
}

/** Due date of a month's charge: the plan's day or the last of the month; in the first month not before its start. */
export function dueOnOf({ dueDay, startsOn }: Pick<MonthlyPlan, "dueDay" | "startsOn">, month: string) {
  const wanted = addDays(firstDay(month), dueDay - 1);
  const dueOn = monthOf(wanted) === month ? wanted : lastDay(month);
  return monthOf(startsOn) === month ? later(dueOn, startsOn) : dueOn;
}

/** The plan with another price from a month on; existing charges do not change. */
export const withPrice = (plan: MonthlyPlan, price: PlanPrice): MonthlyPlan => ({
  ...plan,
  prices: [...(plan.prices ?? []), price],
});

/**
 * Ends a plan on a day, which is its last.
 * @returns the plan, and the months whose charges to cancel: open and unpaid ones of later months.
 */
export function endPlan(
  plan: MonthlyPlan,
  endsOn: string,
  made: readonly MadePlanCharge[],
): { plan: MonthlyPlan; cancelledMonths: string[] } {
  return {
    plan: { ...plan, endsOn },
    cancelledMonths: made.filter((charge) => goesWithEnd(charge, endsOn)).map(({ month }) => month),
  };
}

/** Whether a charge is cancelled by the end of its plan. @param endsOn the plan's last day. */
export const goesWithEnd = (
  { month, status, receivedInCents = 0 }: MadePlanCharge,
  endsOn: string,
): boolean => status === "PENDING" && receivedInCents === 0 && month > monthOf(endsOn);

function livesIn({ startsOn, endsOn }: MonthlyPlan, month: string): boolean {
  const until = endsOn !== null && endsOn < lastDay(month) ? endsOn : lastDay(month);
  return later(startsOn, firstDay(month)) <= until;
}

/** The first month by days, both included, half up; the last one in full. */
function amountOf(plan: MonthlyPlan, month: string): number {
  const full = priceIn(plan, month);
  if (!plan.proratesFirstMonth || monthOf(plan.startsOn) !== month) return full;
  const days = daysUntil(plan.startsOn, lastDay(month)) + 1;
  const all = daysUntil(firstDay(month), lastDay(month)) + 1;
  return Math.floor((2 * full * days + all) / (2 * all));
}

/** What a plan costs in a month, YYYY-MM. */
export function priceIn(
  { amountInCents, prices = [] }: Pick<MonthlyPlan, "amountInCents" | "prices">,
  month: string,
): number {
  let holds: PlanPrice = { fromMonth: "", amountInCents };
  for (const price of prices)
    if (price.fromMonth <= month && price.fromMonth >= holds.fromMonth) holds = price;
  return holds.amountInCents;
}
