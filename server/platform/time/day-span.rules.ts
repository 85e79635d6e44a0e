import { addDays } from "./calendar-day.rules";
import { dayInWeekOf, type Weekday } from "./weekday.rules";
import { instantAt } from "./zoned-time.rules";

/** HH:mm on the clocks of a place; an end of 00:00 is the end of the day. */
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
    endsAt: instantAt(ends === "00:00" ? addDays(day, 1) : day, ends, timeZone),
  };
}

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

/** 00:00 is the end of the day. */
export const endsAfter = (startsAt: string, endsAt: string): boolean =>
  endsAt === "00:00" || endsAt > startsAt;
