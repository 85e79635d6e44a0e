import {
  type EpochMinute,
  type Interval,
  matchRelations,
  overlap,
  type Placement,
  type ScheduleMatch,
  type ScheduleSetting,
} from "./schedule-plan.rules";

/** What has happened of a match. A match that ended by W.O. may have ended without having started. */
export interface MatchProgress {
  readonly matchId: string;
  /** Where and when it is planned; once called, its court is where it was called to. Null while unplanned. */
  readonly planned: Placement | null;
  readonly calledAt: EpochMinute | null;
  readonly startedAt: EpochMinute | null;
  readonly endedAt: EpochMinute | null;
}

/** The setting and what has happened in it, by match. */
export interface LiveSchedule {
  readonly setting: ScheduleSetting;
  readonly progress: ReadonlyMap<string, MatchProgress>;
}

export const isOver = ({ endedAt }: MatchProgress): boolean => endedAt !== null;

/** Called or playing: it holds its court and its athletes. */
export const isOnCourt = ({ calledAt, startedAt, endedAt }: MatchProgress): boolean =>
  endedAt === null && (calledAt !== null || startedAt !== null);

/** Atrasado: the planned start has passed, and the match has not started. */
export function isLate(progress: Omit<MatchProgress, "matchId">, now: EpochMinute): boolean {
  const { planned, startedAt, endedAt } = progress;
  return planned !== null && startedAt === null && endedAt === null && now > planned.startsAt;
}

export interface PauseBetween {
  readonly setting: Pick<ScheduleSetting, "minRestMinutes" | "travelMinutes" | "courts">;
  readonly fromCourt: string;
  readonly toCourt: string;
}

/** Minutes an athlete has between two matches: to rest, and to travel where the venue changes. */
export function pauseMinutes({ setting, fromCourt, toCourt }: PauseBetween): number {
  const venue = (courtId: string) => setting.courts.find(({ id }) => id === courtId)?.venue;
  const travel = venue(fromCourt) === venue(toCourt) ? 0 : setting.travelMinutes;
  return Math.max(setting.minRestMinutes, travel);
}

/** Athletes who are certain to play both matches. */
export function sharedAthletes(a: ScheduleMatch, b: ScheduleMatch): string[] {
  return a.athleteIds.filter((id) => b.athleteIds.includes(id));
}

/** When a court is taken by something else. */
export interface CourtTaken extends Interval {
  readonly courtId: string;
}

/** As much of a live schedule as its estimates follow from. */
interface Estimated extends Pick<LiveSchedule, "progress"> {
  readonly setting: Pick<ScheduleSetting, "matches" | "courts" | "minRestMinutes" | "travelMinutes"> & {
    readonly occupations: readonly CourtTaken[];
  };
}

export interface Estimate extends Placement {
  /** Minutes after the planned start, 0 when it keeps to the plan or is early. */
  readonly delayMinutes: number;
}

/**
 * When each planned match that is not over will probably be played. What happens late pushes what comes after it: on
 * its court, for its athletes, and in the order of the draw. Nothing is pulled before its planned start.
 */
export function estimatesOf(live: Estimated, now: EpochMinute): Map<string, Estimate> {
  const { setting, progress } = live;
  const matches = new Map(setting.matches.map((match) => [match.id, match]));
  const { rivals } = matchRelations(setting.matches);
  const estimates = new Map<string, Estimate>();
  for (const match of inPlannedOrder(live)) {
    const state = progress.get(match.id);
    const planned = state?.planned;
    if (!state || !planned || isOver(state)) continue;
    let startsAt = Math.max(planned.startsAt, now);
    if (state.startedAt !== null) startsAt = state.startedAt;
    else if (isOnCourt(state)) startsAt = now;
    else {
      const earlier = [...estimates.values()].filter(({ courtId }) => courtId === planned.courtId);
      startsAt = Math.max(startsAt, ...earlier.map(({ endsAt }) => endsAt));
      for (const id of match.follows) startsAt = Math.max(startsAt, endOf(id, live, estimates));
      for (const { matchId } of rivals.get(match.id) ?? []) {
        const other = matches.get(matchId);
        if (!other || !(sharedAthletes(match, other).length > 0 || match.follows.includes(matchId))) continue;
        if (!estimates.has(matchId) && !progress.get(matchId)?.endedAt) continue;
        const fromCourt = progress.get(matchId)?.planned?.courtId ?? planned.courtId;
        const pause = pauseMinutes({ setting, fromCourt, toCourt: planned.courtId });
        startsAt = Math.max(startsAt, endOf(matchId, live, estimates) + pause);
      }
      startsAt = afterOccupations(live, planned.courtId, startsAt, match.minutes);
    }
    const endsAt = Math.max(startsAt + match.minutes, now);
    const delayMinutes = Math.max(0, startsAt - planned.startsAt);
    estimates.set(match.id, { matchId: match.id, courtId: planned.courtId, startsAt, endsAt, delayMinutes });
  }
  return estimates;
}

/** On court first; then as planned, and among equals in the order of the draw. */
function inPlannedOrder({ setting, progress }: Estimated): ScheduleMatch[] {
  const key = ({ id }: ScheduleMatch) => {
    const state = progress.get(id);
    if (!state?.planned) return Infinity;
    return isOnCourt(state) ? -Infinity : state.planned.startsAt;
  };
  return [...setting.matches].sort((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
}

function endOf(
  matchId: string,
  { progress }: Estimated,
  estimates: ReadonlyMap<string, Estimate>,
): EpochMinute {
  return progress.get(matchId)?.endedAt ?? estimates.get(matchId)?.endsAt ?? -Infinity;
}

function afterOccupations(
  { setting }: Estimated,
  courtId: string,
  from: EpochMinute,
  minutes: number,
): EpochMinute {
  const taken = setting.occupations.filter((occupation) => occupation.courtId === courtId);
  return taken
    .sort((a, b) => a.startsAt - b.startsAt)
    .reduce(
      (start, occupation) =>
        overlap({ startsAt: start, endsAt: start + minutes }, occupation) ? occupation.endsAt : start,
      from,
    );
}

interface NextFreeCourt {
  readonly courtId: string;
  readonly at: EpochMinute;
}

/**
 * Próxima quadra livre: which court can take a match first, by the estimates; of several that can now, the first.
 * @returns null when no match waits for a court, or none has room any more.
 */
export function nextFreeCourt(
  { setting, progress }: LiveSchedule,
  estimates: ReadonlyMap<string, Estimate>,
  courtIds: readonly string[],
  now: EpochMinute,
): NextFreeCourt | null {
  const states = [...progress.values()];
  if (!states.some((state) => !isOver(state) && !isOnCourt(state))) return null;
  let first: NextFreeCourt | null = null;
  for (const courtId of courtIds) {
    const there = states.find((state) => isOnCourt(state) && state.planned?.courtId === courtId);
    const end = there ? (estimates.get(there.matchId)?.endsAt ?? now) : now;
    const at = freeFrom(setting, courtId, Math.max(end, now));
    if (at !== null && (first === null || at < first.at)) first = { courtId, at };
  }
  return first;
}

/** The first minute from then on at which the court has its hours and nothing else takes it. */
function freeFrom(
  { windows, occupations }: LiveSchedule["setting"],
  courtId: string,
  from: EpochMinute,
): EpochMinute | null {
  const open = windows.filter((window) => window.courtId === courtId);
  const taken = occupations.filter((occupation) => occupation.courtId === courtId);
  const starts = [from, ...open.map(({ startsAt }) => startsAt), ...taken.map(({ endsAt }) => endsAt)]
    .filter((start) => start >= from)
    .sort((a, b) => a - b);
  const holds = (minute: EpochMinute) => (span: { startsAt: EpochMinute; endsAt: EpochMinute }) =>
    span.startsAt <= minute && minute < span.endsAt;
  return (
    starts.find((start) => (open.length === 0 || open.some(holds(start))) && !taken.some(holds(start))) ??
    null
  );
}
