import { addDays as daysLater } from "date-fns/addDays";
import { addMonths as monthsLater } from "date-fns/addMonths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { eachDayOfInterval } from "date-fns/eachDayOfInterval";
import { getDay } from "date-fns/getDay";
import { getYear } from "date-fns/getYear";
import { isExists } from "date-fns/isExists";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { startOfMonth } from "date-fns/startOfMonth";

/**
 * Days stay strings ("2026-11-20") everywhere but in the database driver, which hands a day over as midnight UTC. They
 * have no zone, and compare with `<` and `>`. What is reckoned here is read and written by the same clocks, those of
 * whichever machine it is, so that these make no difference.
 */
const dateShape = /^(19|20|21)\d{2}-\d{2}-\d{2}$/;
const written = (day: Date): string => lightFormat(day, "yyyy-MM-dd");

/** Whether the text is a real day written YYYY-MM-DD, from 1900 to 2199. */
export function isCalendarDate(text: string): boolean {
  if (!dateShape.test(text)) return false;
  const [year = 0, month = 0, date = 0] = text.split("-").map(Number);
  return isExists(year, month - 1, date);
}

/** The day so many days later; before it where they are negative. @param day YYYY-MM-DD */
export const addDays = (day: string, days: number): string => written(daysLater(parseISO(day), days));

/** The same day so many months later, or that month's last. @param day YYYY-MM-DD */
export const addMonths = (day: string, months: number): string => written(monthsLater(parseISO(day), months));

/** How many days the other day is later; negative where it is before. @param day YYYY-MM-DD @param other YYYY-MM-DD */
export const daysUntil = (day: string, other: string): number =>
  differenceInCalendarDays(parseISO(other), parseISO(day));

/** The days from the first to the last, YYYY-MM-DD each; none when the last is before the first. */
export const eachDay = (first: string, last: string): string[] =>
  last < first ? [] : eachDayOfInterval({ start: parseISO(first), end: parseISO(last) }).map(written);

/** @param day YYYY-MM-DD @returns 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => getDay(parseISO(day));

/** @param day YYYY-MM-DD */
export const yearOf = (day: string): number => getYear(parseISO(day));

/** The first day of a day's month. @param day YYYY-MM-DD */
export const firstOfMonth = (day: string): string => written(startOfMonth(parseISO(day)));

/** @param day "YYYY-MM-DD" @returns what a `date` column takes. */
export const dayToDatabase = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The same where there may be none. */
export const optionalDayToDatabase = (day: string | null): Date | null =>
  day === null ? null : dayToDatabase(day);

/** @returns "YYYY-MM-DD" of a `date` column. */
export const dayFromDatabase = (value: Date): string => value.toISOString().slice(0, 10);
