import {
  addDays,
  addMonths,
  dayFromDatabase,
  dayToDatabase,
  daysUntil,
  firstOfMonth,
  weekdayOf,
  yearOf,
} from "../../server/platform/time/calendar-day.rules";
import { later } from "../../server/platform/time/duration.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";

const saturday = 6;

/** Days counted from today in the arenas' zone; before today they are negative. */
export interface DemoCalendar {
  readonly now: Date;
  readonly midnight: Date;
  /** A date column's value: midnight UTC of that day. */
  day(offset: number): Date;
  /** The instant of a clock time ("18:30") of that day, in the arenas' zone. */
  at(offset: number, clock: string): Date;
  /** The same, but never later than now: for what has already happened. */
  past(offset: number, clock: string): Date;
  /** The first day of a month, counted from this one, as a date column's value. */
  month(offset: number): Date;
  /** The number of days from today to this day. */
  offsetOf(day: Date): number;
  /** The Saturday that many weeks away; 0 is the last one, or today. */
  saturday(weeks: number): number;
  /** The third Saturday of the latest given month (1–12), at least a month ago. */
  thirdSaturdayOfLast(month: number): number;
}

export function demoCalendar(now: Date): DemoCalendar {
  const today = dayAt(now, brasiliaTime);
  const offsetOf = (day: string) => daysUntil(today, day);
  const at = (offset: number, clock: string) => instantAt(addDays(today, offset), clock, brasiliaTime);

  return {
    now,
    midnight: at(0, "00:00"),
    day: (offset) => dayToDatabase(addDays(today, offset)),
    at,
    past: (offset, clock) => new Date(Math.min(at(offset, clock).getTime(), now.getTime())),
    month: (offset) => dayToDatabase(addMonths(firstOfMonth(today), offset)),
    offsetOf: (day) => offsetOf(dayFromDatabase(day)),
    saturday: (weeks) => weeks * 7 - ((weekdayOf(today) + 1) % 7),
    thirdSaturdayOfLast(month) {
      const inYear = (year: number) => {
        const first = `${year}-${String(month).padStart(2, "0")}-01`;
        return offsetOf(addDays(first, 14 + ((saturday - weekdayOf(first) + 7) % 7)));
      };
      const thisYear = inYear(yearOf(today));
      return thisYear <= -30 ? thisYear : inYear(yearOf(today) - 1);
    },
  };
}

export const minutesAfter = (instant: Date, minutes: number) => later(instant, { minutes });
