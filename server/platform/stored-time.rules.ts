import { wallTime } from "./zoned-time.rules";

/**
 * Days and clock times stay strings ("2026-11-20", "06:30") everywhere but in the database driver, which hands a day
 * over as midnight UTC and a clock time as that time on 1970-01-01 UTC.
 */
/** @param day "YYYY-MM-DD" @returns what a `date` column takes. */
export const dayToDatabase = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The same where there may be none. */
export const optionalDayToDatabase = (day: string | null): Date | null =>
  day === null ? null : dayToDatabase(day);

/** @returns "YYYY-MM-DD" of a `date` column. */
export const dayFromDatabase = (value: Date): string => value.toISOString().slice(0, 10);

/** @param time "HH:mm" @returns what a `time` column takes. */
export const clockToDatabase = (time: string): Date => new Date(`1970-01-01T${time}:00Z`);

/** @returns "HH:mm" of a `time` column. */
export const clockFromDatabase = (value: Date): string => value.toISOString().slice(11, 16);

/** The legal time of Brazil, for what happens at no arena in particular. */
export const brasiliaTime = "America/Sao_Paulo";

/** The day on the calendar in a time zone at an instant, "YYYY-MM-DD". */
export const dayIn = (timeZone: string, instant: Date): string => wallTime(timeZone, instant).day;
