import { businessDayFrom } from "../brazil/holidays.rules";
import { addDays, daysUntil } from "../platform/time/calendar-day.rules";

/** 2 % once: CDC art. 52 § 1. */
const finePercent = 2;
/** 1 % a month, a thirtieth of it a day. */
const interestPerDay = 3000;

/** Last day to pay without late fees: the due date, or the next business day after it. */
export const payableUntil = (dueOn: string, localHolidays: readonly string[] = []): string =>
  businessDayFrom(dueOn, localHolidays);

/** @param dueOn YYYY-MM-DD; null for what has no day, and is never late. */
export const isLate = (dueOn: string | null, today: string, localHolidays: readonly string[] = []): boolean =>
  dueOn !== null && today > payableUntil(dueOn, localHolidays);

/** The last day for which what was due then is late, so that late is what was due by it. @param today YYYY-MM-DD. */
export function lateSince(today: string, localHolidays: readonly string[] = []): string {
  let day = addDays(today, -1);
  while (!isLate(day, today, localHolidays)) day = addDays(day, -1);
  return day;
}

/** What being late costs once, in centavos, rounded down. */
export const fineOn = (openInCents: number): number => Math.floor((openInCents * finePercent) / 100);

/** Simple interest on what was open from a day until another, in centavos, rounded down. */
export const interestOn = (openInCents: number, from: string, until: string): number =>
  Math.floor((openInCents * Math.max(0, daysUntil(from, until))) / interestPerDay);
