import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { spanOn } from "../../../server/platform/time/day-span.rules";
import { clockAt, instantAt } from "../../../server/platform/time/zoned-time.rules";

/** The column of what has no court. */
export const noCourt = "none";

/** From when until when a day's grid reaches, in ms since 1970 UTC, and its hours by their names. */
export interface GridReach {
  from: number;
  until: number;
  /** "06:00" … */
  hours: string[];
}

const hour = 3_600_000;

/** The opening hours, also those after midnight, and the hours of the day in which something stands before or after. */
export function gridHours(
  { day, opensAt, closesAt, timeZone }: { day: string; opensAt: string; closesAt: string; timeZone: string },
  spans: readonly { startsAt: string; endsAt: string }[],
): GridReach {
  const midnight = instantAt(day, "00:00", timeZone).getTime();
  const next = instantAt(addDays(day, 1), "00:00", timeZone).getTime();
  const open = spanOn(day, { starts: opensAt, ends: closesAt }, timeZone);
  const [opens, closes] = [open.startsAt.getTime(), open.endsAt.getTime()];
  const first = Math.min(opens, ...spans.map(({ startsAt }) => Date.parse(startsAt)));
  const last = Math.max(closes, ...spans.map(({ endsAt }) => Date.parse(endsAt)));
  const from = Math.max(midnight, midnight + Math.floor((first - midnight) / hour) * hour);
  const until = Math.min(Math.max(next, closes), midnight + Math.ceil((last - midnight) / hour) * hour);
  const count = Math.max(1, Math.round((until - from) / hour));
  return {
    from,
    until,
    hours: Array.from({ length: count }, (_, index) => clockAt(from + index * hour, timeZone)),
  };
}

/** Where a span stands in its column; what reaches beyond the day is cut off there. */
export function gridSpan(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  { from, until }: GridReach,
): { top: string; height: string } {
  const [start, end] = [Math.max(from, Date.parse(startsAt)), Math.min(until, Date.parse(endsAt))];
  const percent = (ms: number) => `${(ms / (until - from)) * 100}%`;
  return { top: percent(start - from), height: percent(Math.max(0, end - start)) };
}

/**
 * What overlaps is put side by side: as few lanes as hold it, each without an overlap, in the order of the starts.
 * @returns at least one lane.
 */
export function lanesOf<Span extends { startsAt: string; endsAt: string }>(spans: readonly Span[]): Span[][] {
  const lanes: Span[][] = [[]];
  for (const span of spans.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    const free = lanes.find((lane) => {
      const last = lane.at(-1);
      return !last || Date.parse(last.endsAt) <= Date.parse(span.startsAt);
    });
    if (free) free.push(span);
    else lanes.push([span]);
  }
  return lanes;
}

/** The hours that hold all of several days, on the clock of each. @param days with their reach, YYYY-MM-DD. */
export function commonReach(
  days: readonly { on: string; reach: GridReach }[],
  timeZone: string,
): ReadonlyMap<string, GridReach> {
  const midnightOf = (day: string) => instantAt(day, "00:00", timeZone).getTime();
  const from = Math.min(...days.map(({ on, reach }) => reach.from - midnightOf(on)));
  const until = Math.max(...days.map(({ on, reach }) => reach.until - midnightOf(on)));
  const count = Math.max(1, Math.round((until - from) / hour));
  return new Map(
    days.map(({ on }) => {
      const begin = midnightOf(on) + from;
      const hours = Array.from({ length: count }, (_, index) => clockAt(begin + index * hour, timeZone));
      return [on, { from: begin, until: begin + count * hour, hours }];
    }),
  );
}
