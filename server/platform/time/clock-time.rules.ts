import { addDays, dayInWeekOf, type Weekday } from "./calendar-day.rules";
import { clockAt, instantAt } from "./time-zone.rules";

/**
 * Clock times stay strings ("06:30") everywhere but in the database driver, which hands one over as that time on
 * 1970-01-01 UTC. They are of one day, have no zone, and compare with `<` and `>`.
 */
const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is a time of day, "00:00" to "23:59". */
export const isClockTime = (text: string): boolean => clockPattern.test(text);

/** @param time "HH:mm" @returns what a `time` column takes. */
export const clockToDatabase = (time: string): Date => new Date(`1970-01-01T${time}:00Z`);

/** @returns "HH:mm" of a `time` column. */
export const clockFromDatabase = (value: Date): string => value.toISOString().slice(11, 16);

/** The same of a `time` column as JSON has it: "06:30:00". */
export const clockFromJson = (text: string): Date => clockToDatabase(text.slice(0, 5));

/** HH:mm on the clocks of a place; an end that is not after the start is on the next day, 00:00 the end of the day. */
export interface Clocks {
  starts: string;
  ends: string;
}

/** From when until when, on the clocks of a place. @param day YYYY-MM-DD */
export function spanOn(
  day: string,
  { starts, ends }: Clocks,
  timeZone: string,
): { startsAt: Date; endsAt: Date } {
  return {
    startsAt: instantAt(day, starts, timeZone),
    endsAt: instantAt(ends > starts ? day : addDays(day, 1), ends, timeZone),
  };
}

/** The latest clock at which an evening can end on the next day: a later end is taken for a mistake. */
export const latestNightEnd = "06:00";

/** Every such weekday from the first to the last day. */
export function weeklyDays(weekday: Weekday, from: string, until: string): string[] {
  const days: string[] = [];
  const inFirstWeek = dayInWeekOf(from, weekday);
  let day = inFirstWeek < from ? addDays(inFirstWeek, 7) : inFirstWeek;
  while (day <= until) {
    days.push(day);
    day = addDays(day, 7);
  }
  return days;
}

/** Whether the span ends on the day on which it starts; 00:00 is the end of that day. */
export const endsOnSameDay = (startsAt: string, endsAt: string): boolean =>
  endsAt === "00:00" || endsAt > startsAt;

/** Whether the end is after the start: on the same day, or in the night that follows (16:00 to 01:00). */
export const endsAfter = (startsAt: string, endsAt: string): boolean =>
  endsOnSameDay(startsAt, endsAt) ||
  (endsAt <= latestNightEnd && startsAt >= latestNightEnd && endsAt !== startsAt);

/** Reminders that can wait are sent only between these local times of the place. */
const wakingHours = { from: "10:00", until: "21:00" } as const;

/** Whether the local time of a place is within the waking hours. */
export function isWaking(now: Date, timeZone: string): boolean {
  const clock = clockAt(now, timeZone);
  return clock >= wakingHours.from && clock < wakingHours.until;
}
