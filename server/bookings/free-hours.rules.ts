import { spansOn, type OpeningHours } from "../courts/opening.rules";
import { without } from "../sport/scheduling/schedule-plan.rules";
import { inMs } from "../platform/time/duration.rules";
import { spanOn } from "../platform/time/clock-time.rules";

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Free slots of one court on a day: opening hours minus the taken periods, none before `from` or shorter than
 * `minutes`.
 * @param day YYYY-MM-DD. @param taken in any order; may overlap.
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

/** Rounds up to the next multiple of `minutes`: a request can start at 18:00 or 18:30, not at 18:07. */
export function nextStep(now: Date, minutes: number): Date {
  const step = inMs({ minutes });
  return new Date(Math.ceil(now.getTime() / step) * step);
}

const inTime = ({ startsAt, endsAt }: Span) => ({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() });
