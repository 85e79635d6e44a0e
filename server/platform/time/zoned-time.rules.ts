import { addDays } from "./calendar-day.rules";

const minuteMs = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
  formats.set(timeZone, made);
  return made;
}

/** How far the clocks of a zone are ahead of UTC at an instant, in ms. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/** The day on the calendar in a zone at an instant, "2026-11-21". @param instant a number is in ms since 1970 UTC. */
export const dayAt = (instant: Date | number, timeZone: string): string => wallTime(instant, timeZone).day;

/** What the clocks in a zone show at an instant, "09:40". @param instant a number is in ms since 1970 UTC. */
export const clockAt = (instant: Date | number, timeZone: string): string =>
  wallTime(instant, timeZone).clock;

function wallTime(instant: Date | number, timeZone: string): { day: string; clock: string } {
  const [day = "", clock = ""] = clockOf(timeZone).format(instant).split(" ");
  return { day, clock };
}

/**
 * The instant at which a calendar and a clock in a zone show this day and time; where clocks are put forward over it, the
 * one after the gap.
 * @param day "YYYY-MM-DD" @param clock "HH:mm"
 */
export function instantAt(day: string, clock: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  let instant = wanted;
  for (let attempt = 0; attempt < 2; attempt++) {
    const shown = wallTime(new Date(instant), timeZone);
    instant += wanted - Date.parse(`${shown.day}T${shown.clock}:00Z`);
  }
  return new Date(Math.round(instant / minuteMs) * minuteMs);
}

/** The instant at which a day begins in a zone; the first one after clocks that skip midnight. @param day "YYYY-MM-DD" */
function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetAt(timeZone, midnight);
  const start = midnight - offsetAt(timeZone, guess);
  return dayAt(start, timeZone) < day ? start + 60 * 60 * 1000 : start;
}

/** The last instant of a day in a zone, to the millisecond. @param day "YYYY-MM-DD" */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(startOfDay(addDays(day, 1), timeZone) - 1);
