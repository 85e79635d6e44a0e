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

/** Where a span stands in its column, or in its lane of it; what reaches beyond the day is cut off there. */
export function gridSpan(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  { from, until }: GridReach,
  lane?: Lane,
): { top: string; height: string; left?: string; right?: string } {
  const [start, end] = [Math.max(from, Date.parse(startsAt)), Math.min(until, Date.parse(endsAt))];
  const percent = (ms: number) => `${(ms / (until - from)) * 100}%`;
  const across = lane && {
    left: `calc(${(lane.index / lane.of) * 100}% + 2px)`,
    right: `calc(${(1 - (lane.index + 1) / lane.of) * 100}% + 2px)`,
  };
  return { top: percent(start - from), height: percent(Math.max(0, end - start)), ...across };
}

/** Which part of its column's width a span has: one of so many, from the left. */
export interface Lane {
  index: number;
  of: number;
}

/**
 * Puts what overlaps side by side, in the order of the starts. Only spans that are connected by overlaps share the width:
 * what is alone at its time has all of it.
 */
export function sideBySide<Span extends { startsAt: string; endsAt: string }>(
  spans: readonly Span[],
): { span: Span; lane: Lane }[] {
  const placed: { span: Span; index: number; cluster: number }[] = [];
  /** Until when each lane of the cluster is taken. */
  let lanes: number[] = [];
  const widths: number[] = [];
  for (const span of spans.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    const [starts, ends] = [Date.parse(span.startsAt), Date.parse(span.endsAt)];
    if (lanes.every((until) => until <= starts)) {
      lanes = [];
      widths.push(0);
    }
    const free = lanes.findIndex((until) => until <= starts);
    const index = free === -1 ? lanes.length : free;
    lanes[index] = ends;
    widths[widths.length - 1] = lanes.length;
    placed.push({ span, index, cluster: widths.length - 1 });
  }
  return placed.map(({ span, index, cluster }) => ({ span, lane: { index, of: widths[cluster]! } }));
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
