import type { EpochMinute, Placement, ScheduleMatch, ScheduleSetting } from "./schedule-plan.rules";

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
