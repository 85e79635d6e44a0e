/**
 * Days stay strings ("2026-11-20") everywhere but in the database driver, which hands a day over as midnight UTC. They
 * have no zone, and compare with `<` and `>`.
 */
const dateShape = /^(19|20|21)\d{2}-\d{2}-\d{2}$/;

/** Whether the text is a real day written YYYY-MM-DD, from 1900 to 2199. */
export function isCalendarDate(text: string): boolean {
  if (!dateShape.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The day so many days later; before it where they are negative. @param day YYYY-MM-DD */
export const addDays = (day: string, days: number): string =>
  dayFromDatabase(new Date(dayToDatabase(day).getTime() + days * 86_400_000));

/** The days from the first to the last, YYYY-MM-DD each; none when the last is before the first. */
export function eachDay(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** @param day "YYYY-MM-DD" @returns what a `date` column takes. */
export const dayToDatabase = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The same where there may be none. */
export const optionalDayToDatabase = (day: string | null): Date | null =>
  day === null ? null : dayToDatabase(day);

/** @returns "YYYY-MM-DD" of a `date` column. */
export const dayFromDatabase = (value: Date): string => value.toISOString().slice(0, 10);
