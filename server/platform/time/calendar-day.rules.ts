/**
 * Days stay strings ("2026-11-20") everywhere but in the database driver, which hands a day over as midnight UTC. They
 * have no zone, and compare with `<` and `>`. What is reckoned here is reckoned in UTC, where every day is as long as
 * any other; by hand, for the library would be a good part of what a page's own script weighs.
 */
const dateShape = /^(19|20|21)\d{2}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;
const read = (day: string): Date => new Date(`${day}T00:00:00Z`);
/** @throws RangeError where there is no such day. */
const written = (day: Date): string => day.toISOString().slice(0, 10);

/** Whether the text is a real day written YYYY-MM-DD, from 1900 to 2199. */
export function isCalendarDate(text: string): boolean {
  const day = read(text);
  return dateShape.test(text) && !Number.isNaN(day.getTime()) && written(day) === text;
}

/** The day so many days later; before it where they are negative. @param day YYYY-MM-DD */
export const addDays = (day: string, days: number): string =>
  written(new Date(read(day).getTime() + days * dayMs));

/** The same day so many months later, or that month's last. @param day YYYY-MM-DD */
export function addMonths(day: string, months: number): string {
  const from = read(day);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return written(new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last))));
}

/** How many days the other day is later; negative where it is before. @param day YYYY-MM-DD @param other YYYY-MM-DD */
export const daysUntil = (day: string, other: string): number =>
  (read(other).getTime() - read(day).getTime()) / dayMs;

/** The days from the first to the last, YYYY-MM-DD each; none when the last is before the first. */
export const eachDay = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysUntil(first, last) + 1) }, (_, index) => addDays(first, index));

/** @param day YYYY-MM-DD @returns 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => read(day).getUTCDay();

/** @param day YYYY-MM-DD */
export const yearOf = (day: string): number => read(day).getUTCFullYear();

/** The first day of a day's month. @param day YYYY-MM-DD */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** @param day "YYYY-MM-DD" @returns what a `date` column takes. */
export const dayToDatabase = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The same where there may be none. */
export const optionalDayToDatabase = (day: string | null): Date | null =>
  day === null ? null : dayToDatabase(day);

/** @returns "YYYY-MM-DD" of a `date` column. */
export const dayFromDatabase = (value: Date): string => value.toISOString().slice(0, 10);

/** By the days of a calendar: 0 for Sunday. */
export const weekdays = [
  "SUNDAY",
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
] as const;
export type Weekday = (typeof weekdays)[number];

export const weekdayLabel: Record<Weekday, string> = {
  SUNDAY: "Domingo",
  MONDAY: "Segunda",
  TUESDAY: "Terça",
  WEDNESDAY: "Quarta",
  THURSDAY: "Quinta",
  FRIDAY: "Sexta",
  SATURDAY: "Sábado",
};

/** As a week is read here. */
export const weekFromMonday = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const satisfies readonly Weekday[];

/** @param day YYYY-MM-DD */
export const weekdayNameOf = (day: string): Weekday => weekdays[weekdayOf(day)]!;

/** The Monday with which a day's week begins. @param day YYYY-MM-DD */
export const mondayOf = (day: string): string => dayInWeekOf(day, "MONDAY");

/** This weekday of a day's week, which goes from Monday to Sunday. @param day YYYY-MM-DD */
export const dayInWeekOf = (day: string, weekday: Weekday): string =>
  addDays(day, placeInWeek(weekdays.indexOf(weekday)) - placeInWeek(weekdayOf(day)));

const placeInWeek = (weekday: number): number => (weekday + 6) % 7;
