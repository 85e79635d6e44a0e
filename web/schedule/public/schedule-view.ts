import type { MatchStatus } from "../../../server/sport/scores/match-outcome.rules";
import type { MatchWay } from "../../competition/public/MatchOpener";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { latestNightEnd } from "../../../server/platform/time/clock-time.rules";
import { dayAt, instantAt } from "../../../server/platform/time/time-zone.rules";

/** Milliseconds since 1970 in UTC. */
export type Instant = number;

export interface ViewWarning {
  readonly reason: string;
  readonly hard: boolean;
}

/** A match as every part of the schedule page shows it. */
export interface ViewMatch {
  readonly id: string;
  /** Its key in URLs. */
  readonly key: string;
  readonly label: string;
  /** The name of its category; null if it has none. */
  readonly category: string | null;
  readonly revision: number;
  readonly status: MatchStatus;
  /** What its sheet is for. */
  readonly way: MatchWay;
  /** The names of each pair, or its origin while it is unknown. */
  readonly sides: readonly [string, string];
  /** The same by first names, for narrow places. */
  readonly shortSides: readonly [string, string];
  readonly courtKey: string | null;
  readonly courtName: string | null;
  readonly startsAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly estimatedAt: Instant | null;
  readonly calledAt: Instant | null;
  /** "6x4 2x1", also during play; null before. */
  readonly score?: string | null;
  readonly isLate: boolean;
  readonly isPinned: boolean;
  readonly warnings: readonly ViewWarning[];
}

export interface ViewSpan {
  readonly courtKey: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

export interface ViewOccupation extends ViewSpan {
  readonly kind: string;
  readonly label: string | null;
}

export interface ViewCourt {
  readonly key: string;
  readonly name: string;
  /** Only if there are several venues. */
  readonly venue: string | null;
  readonly currentId: string | null;
  readonly freeAt: Instant | null;
  /** The match to call to the court now, and the reason; null for users who cannot manage the tournament. */
  readonly proposal: { readonly matchId: string; readonly reason: string } | null;
  /** Why no match can be called; null for users who cannot manage the tournament. */
  readonly hint: string | null;
}

/** A court that the tournament may use. */
export interface AvailableCourt {
  readonly key: string;
  readonly name: string;
  readonly venue: string;
  /** At another venue than the arena, for this tournament only. */
  readonly isElsewhere: boolean;
}

/** A time at which an entry cannot play. */
export interface ViewAbsence {
  readonly enrolmentId: string;
  readonly name: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Whether the athlete entered it; otherwise the organiser did. */
  readonly byAthlete: boolean;
}

export interface ScheduleView {
  readonly tournamentId: string;
  readonly timeZone: string;
  readonly canManage: boolean;
  /** Played on the courts of a federation's arenas, which only those arenas can block. */
  readonly isChampionship: boolean;
  /** The tournament's first day, YYYY-MM-DD. */
  readonly startDay: string;
  readonly matchMinutes: number;
  readonly minRestMinutes: number;
  /** The final of a category does not run in parallel with its match for third place. */
  readonly finalAfterThirdPlace: boolean;
  /** Travel time between venues; null if there is only one. */
  readonly travelMinutes: number | null;
  readonly courts: readonly ViewCourt[];
  /** The court that can take a match first; null if no match is waiting for one. */
  readonly nextFree: { readonly courtKey: string; readonly at: Instant } | null;
  /** Empty for users who cannot manage the tournament. */
  readonly available: readonly AvailableCourt[];
  readonly hours: readonly ViewSpan[];
  readonly occupations: readonly ViewOccupation[];
  /** Empty for users who cannot manage the tournament. */
  readonly absences: readonly ViewAbsence[];
  readonly matches: readonly ViewMatch[];
}

/** The part of a schedule needed to show the courts now. */
export interface CourtsView extends Pick<
  ScheduleView,
  "tournamentId" | "timeZone" | "canManage" | "courts" | "nextFree" | "matches"
> {
  readonly occupations: readonly ViewSpan[];
}

export const minuteMs = 60_000;

/** The day of an instant. Hours after midnight belong to the previous day while a court's evening is still open. */
export function scheduleDayOf(
  { hours, timeZone }: Pick<ScheduleView, "hours" | "timeZone">,
  instant: Instant,
): string {
  const evening = hours.find(({ startsAt, endsAt }) => startsAt <= instant && instant < endsAt);
  const day = dayAt(instant, timeZone);
  return evening && endsInTheNight(evening, timeZone) ? dayAt(evening.startsAt, timeZone) : day;
}

/** A span of several days is not an evening. */
const endsInTheNight = ({ startsAt, endsAt }: Span, timeZone: string): boolean =>
  endsAt <= instantAt(addDays(dayAt(startsAt, timeZone), 1), latestNightEnd, timeZone).getTime();

/** Days with open courts or scheduled matches, in order. */
export function daysOf(view: ScheduleView): string[] {
  const { hours, matches } = view;
  const instants = [
    ...hours.map(({ startsAt }) => startsAt),
    ...matches.flatMap(({ startsAt }) => startsAt ?? []),
  ];
  return [...new Set(instants.map((instant) => scheduleDayOf(view, instant)))].sort();
}

/** The initially shown day: today or the next day with something on it, otherwise the last. */
export function firstDayShown(days: readonly string[], today: string): string | null {
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}

export const matchesOn = (view: ScheduleView, day: string): ViewMatch[] =>
  view.matches.filter(({ startsAt }) => startsAt !== null && scheduleDayOf(view, startsAt) === day);

/** Matches without court and time. */
export const unplacedMatches = ({ matches }: ScheduleView): ViewMatch[] =>
  matches.filter(({ status, startsAt }) => status === "SCHEDULED" && startsAt === null);

export interface Span {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

const halfHour = 30 * minuteMs;

/** From the first to the last item of a day, rounded to half hours. */
export function spanOfDay(view: ScheduleView, day: string): Span {
  const on = ({ startsAt }: { startsAt: Instant }) => scheduleDayOf(view, startsAt) === day;
  const spans = [
    ...view.hours.filter(on),
    ...matchesOn(view, day).flatMap(({ startsAt, endsAt }) =>
      startsAt === null ? [] : [{ startsAt, endsAt: endsAt ?? startsAt + view.matchMinutes * minuteMs }],
    ),
  ];
  return roundedSpan(spans);
}

/** From the first start to the last end, rounded to half hours. */
export function roundedSpan(spans: readonly Span[]): Span {
  const startsAt = Math.min(...spans.map((span) => span.startsAt));
  const endsAt = Math.max(...spans.map((span) => span.endsAt));
  if (spans.length === 0) return { startsAt: 0, endsAt: 0 };
  return {
    startsAt: Math.floor(startsAt / halfHour) * halfHour,
    endsAt: Math.ceil(endsAt / halfHour) * halfHour,
  };
}

/**
 * Where a day is scrolled to: an hour before now, otherwise its first match, otherwise its start.
 * @param now null if the day is not today, or if its plan has just been made.
 */
export function openingOf(span: Span, matches: readonly Span[], now: Instant | null): Instant {
  if (now !== null) return now - 60 * minuteMs;
  if (matches.length === 0) return span.startsAt;
  return Math.min(...matches.map(({ startsAt }) => startsAt)) - 15 * minuteMs;
}
