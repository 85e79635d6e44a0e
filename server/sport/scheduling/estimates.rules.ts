import { overlap } from "./intervals.rules";
import { isOnCourt, isOver, pauseMinutes, sharedAthletes, type LiveSchedule } from "./live-schedule.rules";
import { matchRelations } from "./match-relations.rules";
import type { EpochMinute, Interval, Placement, ScheduleMatch, ScheduleSetting } from "./schedule-plan.rules";

/** When a court is taken by something else. */
export interface CourtTaken extends Interval {
  readonly courtId: string;
}

/** As much of a live schedule as its estimates follow from. */
export interface Estimated extends Pick<LiveSchedule, "progress"> {
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
