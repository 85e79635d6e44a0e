import { spansOn, type OpeningHours } from "../courts/opening.rules";
import { without } from "../sport/scheduling/intervals.rules";
import { inMs } from "../platform/time/duration.rules";
import { spanOn } from "../platform/time/day-span.rules";

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/**
 * When one court is free on a day on which the arena is open: what is taken cut out, nothing before `from`, and nothing
 * shorter than `minutes`.
 * @param day YYYY-MM-DD. @param taken in any order; what overlaps is one.
 */
export function freeHours(
  hours: OpeningHours,
  day: string,
  taken: readonly Span[],
  { from, minutes }: { from: Date; minutes: number },
): Span[] {
  const least = inMs({ minutes });
  return spansOn(hours, day).flatMap(([opens, closes]) => {
    const open = inTime(spanOn(day, { starts: opens, ends: closes }, hours.timeZone));
    const ahead = { ...open, startsAt: Math.max(open.startsAt, from.getTime()) };
    return taken
      .reduce((free, one) => without(free, inTime(one)), [ahead])
      .filter(({ startsAt, endsAt }) => endsAt - startsAt >= least)
      .map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
  });
}

/** The next full step of so many minutes: an hour is asked for at 18:00 or 18:30, not at 18:07. */
export function nextStep(now: Date, minutes: number): Date {
  const step = inMs({ minutes });
  return new Date(Math.ceil(now.getTime() / step) * step);
}

const inTime = ({ startsAt, endsAt }: Span) => ({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() });
