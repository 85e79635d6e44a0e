import { addDays } from "./calendar-day.rules";
import { dayInWeekOf, type Weekday } from "./weekday.rules";
import { instantAt } from "./zoned-time.rules";

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
