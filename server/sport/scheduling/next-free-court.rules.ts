import type { Estimate } from "./estimates.rules";
import { isOnCourt, isOver, type LiveSchedule } from "./live-schedule.rules";
import type { EpochMinute } from "./schedule-plan.rules";

export interface NextFreeCourt {
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
