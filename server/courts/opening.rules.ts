import { merged } from "../sport/scheduling/intervals.rules";
import { addDays, eachDay } from "../platform/time/calendar-day.rules";
import { weekdayNameOf, type Weekday } from "../platform/time/weekday.rules";
import { dayAt, instantAt } from "../platform/time/zoned-time.rules";

/** From when until when, HH:mm. An end that is not after the beginning is one of the next day. */
export type OpenSpan = readonly [from: string, until: string];

/** When an arena is open, on its own clocks; days YYYY-MM-DD. */
export interface OpeningHours {
  timeZone: string;
  weekly: Partial<Record<Weekday, readonly OpenSpan[]>>;
  /** In place of what the weekday says. */
  special: Readonly<Record<string, readonly OpenSpan[]>>;
  closedDates: readonly string[];
}

/** The spans that begin on a day. */
export function spansOn(hours: OpeningHours, day: string): readonly OpenSpan[] {
  if (hours.closedDates.includes(day)) return [];
  return hours.special[day] ?? hours.weekly[weekdayNameOf(day)] ?? [];
}

/** Whether the arena is open all the time; spans that touch are one, over midnight too. */
export function isOpenThroughout(hours: OpeningHours, startsAt: Date, endsAt: Date): boolean {
  const { timeZone } = hours;
  const days = eachDay(addDays(dayAt(startsAt, timeZone), -1), dayAt(endsAt, timeZone));
  const open = merged(
    days.flatMap((day) =>
      spansOn(hours, day).map(([from, until]) => ({
        startsAt: instantAt(day, from, timeZone).getTime(),
        endsAt: instantAt(until > from ? day : addDays(day, 1), until, timeZone).getTime(),
      })),
    ),
  );
  return open.some((span) => span.startsAt <= startsAt.getTime() && endsAt.getTime() <= span.endsAt);
}
