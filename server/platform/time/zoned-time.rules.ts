import { tzOffset } from "@date-fns/tz/tzOffset";
import { addMinutes } from "date-fns/addMinutes";
import { addDays } from "./calendar-day.rules";

/** The day on the calendar in a zone at an instant, "2026-11-21". @param instant a number is in ms since 1970 UTC. */
export const dayAt = (instant: Date | number, timeZone: string): string =>
  shownAt(instant, timeZone).slice(0, 10);

/** What the clocks in a zone show at an instant, "09:40". @param instant a number is in ms since 1970 UTC. */
export const clockAt = (instant: Date | number, timeZone: string): string =>
  shownAt(instant, timeZone).slice(11, 16);

/** As if it were UTC: reading every field off a TZDate takes eight times as long, and a schedule asks thousands of times. */
const shownAt = (instant: Date | number, timeZone: string): string =>
  addMinutes(instant, tzOffset(timeZone, new Date(instant))).toISOString();

const aDay = 24 * 60;

/**
 * The instant at which a calendar and a clock in a zone show this day and time. Where clocks are put forward over it, as
 * long after the gap as it is after its beginning; where they are put back over it, the first of the two.
 * @param day "YYYY-MM-DD" @param clock "HH:mm"
 */
export function instantAt(day: string, clock: string, timeZone: string): Date {
  const shown = new Date(`${day}T${clock}:00Z`);
  const offsetThen = (instant: Date) => tzOffset(timeZone, instant);
  const [before, after] = [offsetThen(addMinutes(shown, -aDay)), offsetThen(addMinutes(shown, aDay))];
  const first = addMinutes(shown, -before);
  if (before === after || offsetThen(first) === before) return first;
  const second = addMinutes(shown, -after);
  return offsetThen(second) === after ? second : first;
}

/** The last instant of a day in a zone, to the millisecond. @param day "YYYY-MM-DD" */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(instantAt(addDays(day, 1), "00:00", timeZone).getTime() - 1);
