import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { spanOn } from "../../../server/platform/time/clock-time.rules";
import { clockAt, instantAt } from "../../../server/platform/time/time-zone.rules";

/** What a court is taken for. */
export const kindWords: Record<string, string> = {
  CLASS: "Aula",
  RENTAL: "Locação",
  BLOCK: "Bloqueio",
  MATCH: "Jogo",
};

/** From when until when a strip reaches, in ms since 1970 UTC. */
export interface StripReach {
  from: number;
  until: number;
}

interface StripDay {
  /** YYYY-MM-DD. */
  on: string;
  /** HH:mm; null where an arena has not said. */
  opensAt: string | null | undefined;
  closesAt: string | null | undefined;
  timeZone: string;
}

const hour = 3_600_000;

/** The hours the arena is open, and those in which something takes a court before or after; whole hours, within the day and its evening. */
export function stripReach(
  { on, opensAt, closesAt, timeZone }: StripDay,
  spans: readonly { startsAt: string; endsAt: string }[],
): StripReach {
  const dayFrom = instantAt(on, "00:00", timeZone).getTime();
  const dayUntil = instantAt(addDays(on, 1), "00:00", timeZone).getTime();
  const starts = spans.map(({ startsAt }) => Date.parse(startsAt));
  const ends = spans.map(({ endsAt }) => Date.parse(endsAt));
  const open = spanOn(on, { starts: opensAt ?? "06:00", ends: closesAt ?? "22:00" }, timeZone);
  const closes = open.endsAt.getTime();
  const from = Math.min(open.startsAt.getTime(), ...starts);
  const until = Math.max(closes, ...ends);
  return {
    from: Math.max(dayFrom, dayFrom + Math.floor((from - dayFrom) / hour) * hour),
    until: Math.min(Math.max(dayUntil, closes), dayFrom + Math.ceil((until - dayFrom) / hour) * hour),
  };
}

/** Where an instant stands, in percent of the strip from its left; within it. */
export const percentAt = (instant: number, { from, until }: StripReach): number =>
  Math.min(100, Math.max(0, ((instant - from) / (until - from)) * 100));

/** The hours that are named above it: every one, or every second or third where they are many. @returns "06", 0 … */
export function stripHours(reach: StripReach, timeZone: string): { label: string; percent: number }[] {
  const count = Math.round((reach.until - reach.from) / hour);
  const step = count > 16 ? 3 : count > 8 ? 2 : 1;
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => {
    const instant = reach.from + index * step * hour;
    return { label: clockAt(instant, timeZone).slice(0, 2), percent: percentAt(instant, reach) };
  });
}

interface Block {
  kind: string;
  startsAt: string;
  endsAt: string;
  isOver: boolean;
  title: string | null | undefined;
}

const shortBreakMs = 20 * 60_000;

/** What follows the same with hardly a break becomes one: a strip tells how long a court is taken, not of each match. */
export function joined<Span extends Block>(spans: readonly Span[]): Span[] {
  const blocks: Span[] = [];
  for (const span of spans) {
    const last = blocks.at(-1);
    const isMore =
      last?.kind === span.kind &&
      last.title === span.title &&
      last.isOver === span.isOver &&
      Date.parse(span.startsAt) - Date.parse(last.endsAt) <= shortBreakMs;
    if (last && isMore) blocks[blocks.length - 1] = { ...last, endsAt: span.endsAt };
    else blocks.push(span);
  }
  return blocks;
}
