import type { MatchStatus } from "../../../server/sport/scores/match-status.rules";
import type { MatchWay } from "../../competition/public/match-way";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { latestNightEnd } from "../../../server/platform/time/day-span.rules";
import { dayAt, instantAt } from "../../../server/platform/time/zoned-time.rules";

/** Milliseconds since 1970 in UTC. */
export type Instant = number;

export interface ViewWarning {
  readonly reason: string;
  readonly hard: boolean;
}

/** A match as every part of the schedule's page shows it. */
export interface ViewMatch {
  readonly id: string;
  /** As its address carries it. */
  readonly key: string;
  readonly label: string;
  readonly revision: number;
  readonly status: MatchStatus;
  /** What its sheet is for. */
  readonly way: MatchWay;
  /** Who plays, or where they come from. */
  readonly sides: readonly [string, string];
  /** The same by first names, where there is little room. */
  readonly shortSides: readonly [string, string];
  readonly courtKey: string | null;
  readonly courtName: string | null;
  readonly startsAt: Instant | null;
  readonly endsAt: Instant | null;
  readonly estimatedAt: Instant | null;
  readonly calledAt: Instant | null;
  /** "6x4 2x1", also while it is played; null before. */
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
  /** Only where there are several. */
  readonly venue: string | null;
  readonly currentId: string | null;
  readonly freeAt: Instant | null;
  /** Which match to call to it now, and why that one; null unless one manages the tournament. */
  readonly proposal: { readonly matchId: string; readonly reason: string } | null;
  /** Why none can be called; null unless one manages the tournament. */
  readonly hint: string | null;
}

/** A court that the tournament may use. */
export interface AvailableCourt {
  readonly key: string;
  readonly name: string;
  readonly venue: string;
  /** At a venue besides the arena, for this tournament only. */
  readonly isElsewhere: boolean;
}

/** When somebody enrolled cannot play. */
export interface ViewAbsence {
  readonly enrolmentId: string;
  readonly name: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Else the organiser wrote it down. */
  readonly byAthlete: boolean;
}

export interface ScheduleView {
  readonly tournamentId: string;
  readonly timeZone: string;
  readonly canManage: boolean;
  /** It is played on the courts of its federation's arenas, which are those arenas' own to block. */
  readonly isChampionship: boolean;
  /** YYYY-MM-DD on which the tournament begins. */
  readonly startDay: string;
  readonly matchMinutes: number;
  readonly minRestMinutes: number;
  /** A final is not played beside the match for third place of its category. */
  readonly finalAfterThirdPlace: boolean;
  /** From one venue to another; null where there is only one. */
  readonly travelMinutes: number | null;
  readonly courts: readonly ViewCourt[];
  /** Which court can take a match first; null when none waits for one. */
  readonly nextFree: { readonly courtKey: string; readonly at: Instant } | null;
  /** Empty unless one manages the tournament. */
  readonly available: readonly AvailableCourt[];
  readonly hours: readonly ViewSpan[];
  readonly occupations: readonly ViewOccupation[];
  /** Empty unless one manages the tournament. */
  readonly absences: readonly ViewAbsence[];
  readonly matches: readonly ViewMatch[];
}

/** As much of a schedule as tells what is on the courts now. */
export interface CourtsView extends Pick<
  ScheduleView,
  "tournamentId" | "timeZone" | "canManage" | "courts" | "nextFree" | "matches"
> {
  readonly occupations: readonly ViewSpan[];
}

export const minuteMs = 60_000;

/** The day to which an instant belongs: of hours after midnight, that of the evening in which a court is still open. */
export function scheduleDayOf(
  { hours, timeZone }: Pick<ScheduleView, "hours" | "timeZone">,
  instant: Instant,
): string {
  const evening = hours.find(({ startsAt, endsAt }) => startsAt <= instant && instant < endsAt);
  const day = dayAt(instant, timeZone);
  return evening && endsInTheNight(evening, timeZone) ? dayAt(evening.startsAt, timeZone) : day;
}

/** What lasts for several days is no evening. */
const endsInTheNight = ({ startsAt, endsAt }: Span, timeZone: string): boolean =>
  endsAt <= instantAt(addDays(dayAt(startsAt, timeZone), 1), latestNightEnd, timeZone).getTime();

/** Days on which courts are open or matches planned, in order. */
export function daysOf(view: ScheduleView): string[] {
  const { hours, matches } = view;
  const instants = [
    ...hours.map(({ startsAt }) => startsAt),
    ...matches.flatMap(({ startsAt }) => startsAt ?? []),
  ];
  return [...new Set(instants.map((instant) => scheduleDayOf(view, instant)))].sort();
}

/** The day to open with: today when something happens today, else the next one, else the last. */
export function firstDayShown(days: readonly string[], today: string): string | null {
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}

export const matchesOn = (view: ScheduleView, day: string): ViewMatch[] =>
  view.matches.filter(({ startsAt }) => startsAt !== null && scheduleDayOf(view, startsAt) === day);

/** Those that still want a place. */
export const unplacedMatches = ({ matches }: ScheduleView): ViewMatch[] =>
  matches.filter(({ status, startsAt }) => status === "SCHEDULED" && startsAt === null);

interface Span {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

const halfHour = 30 * minuteMs;

/** From the first to the last thing of a day, in whole half hours. */
export function spanOfDay(view: ScheduleView, day: string): Span {
  const on = ({ startsAt }: { startsAt: Instant }) => scheduleDayOf(view, startsAt) === day;
  const spans = [
    ...view.hours.filter(on),
    ...matchesOn(view, day).flatMap(({ startsAt, endsAt }) =>
      startsAt === null ? [] : [{ startsAt, endsAt: endsAt ?? startsAt + view.matchMinutes * minuteMs }],
    ),
  ];
  const startsAt = Math.min(...spans.map((span) => span.startsAt));
  const endsAt = Math.max(...spans.map((span) => span.endsAt));
  if (spans.length === 0) return { startsAt: 0, endsAt: 0 };
  return {
    startsAt: Math.floor(startsAt / halfHour) * halfHour,
    endsAt: Math.ceil(endsAt / halfHour) * halfHour,
  };
}

/**
 * Where a day opens: an hour before now, else at its first match, else at its begin.
 * @param now null when the day is not today, or when its plan has just been made.
 */
export function openingOf(span: Span, matches: readonly Span[], now: Instant | null): Instant {
  if (now !== null) return now - 60 * minuteMs;
  if (matches.length === 0) return span.startsAt;
  return Math.min(...matches.map(({ startsAt }) => startsAt)) - 15 * minuteMs;
}
