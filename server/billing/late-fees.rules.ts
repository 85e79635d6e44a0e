import { businessDayFrom } from "../brazil/holidays.rules";
import { addDays, daysUntil } from "../platform/time/calendar-day.rules";

/** 2 % once: CDC art. 52 § 1. */
const finePercent = 2;
/** 1 % a month, a thirtieth of it a day. */
const interestPerDay = 3000;

/** The same for a bank's fields, in hundredths of a percent: the fine once, the interest a month of 30 days. */
export const lateFeesInBasisPoints = {
  fine: finePercent * 100,
  interest: (30 * 10_000) / interestPerDay,
} as const;

/** Last day to pay without late fees: the due date, or the next business day after it. */
export const payableUntil = (dueOn: string, localHolidays: readonly string[] = []): string =>
  businessDayFrom(dueOn, localHolidays);

/** Whether a charge is late. @param dueOn YYYY-MM-DD; null without a due date, which is never late. */
export const isLate = (dueOn: string | null, today: string, localHolidays: readonly string[] = []): boolean =>
  dueOn !== null && today > payableUntil(dueOn, localHolidays);

/** The latest due date that is late today: all charges due up to it are late. @param today YYYY-MM-DD. */
export function lateSince(today: string, localHolidays: readonly string[] = []): string {
  let day = addDays(today, -1);
  while (!isLate(day, today, localHolidays)) day = addDays(day, -1);
  return day;
}

/** What being late costs once, in centavos, rounded down. */
export const fineOn = (openInCents: number): number => Math.floor((openInCents * finePercent) / 100);

/** Simple interest on an open amount between two days, in centavos, rounded down. */
export const interestOn = (openInCents: number, from: string, until: string): number =>
  Math.floor((openInCents * Math.max(0, daysUntil(from, until))) / interestPerDay);

/** What still has to be paid, summed by the day it was due. */
export interface OpenByDueDay {
  /** YYYY-MM-DD. */
  dueOn: string;
  openInCents: number;
  /** How many charges. */
  count: number;
}

/** What is overdue on a day; what falls due on a Sunday or holiday has until the next business day. */
export function overdueOf(open: readonly OpenByDueDay[], today: string): { inCents: number; count: number } {
  const late = open.filter(({ dueOn }) => isLate(dueOn, today));
  return {
    inCents: late.reduce((sum, { openInCents }) => sum + openInCents, 0),
    count: late.reduce((sum, { count }) => sum + count, 0),
  };
}
