import { firstStart, type MatchBoard } from "./match-board.rules";
import type { EpochMinute, Interval, ScheduleMatch } from "./schedule-plan.rules";
import { unplacedReason, type StillFree } from "./unplaced-reason.rules";

/** Why a match has no place beside what stands on the board. */
export function whyUnplaced(board: MatchBoard, match: ScheduleMatch): string {
  if (waitsForItself(board, match)) return "A ordem dos jogos dá voltas: este jogo espera por si mesmo.";
  return unplacedReason(match, board.waitsForUnplaced(match), stillFree(board, match));
}

function waitsForItself(board: MatchBoard, match: ScheduleMatch): boolean {
  const waitedFor = new Set<string>();
  const next = [...match.follows];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (waitedFor.has(id) || board.placeOf(id)) continue;
    waitedFor.add(id);
    next.push(...(board.matches.get(id)?.follows ?? []));
  }
  return waitedFor.has(match.id);
}

function stillFree(board: MatchBoard, match: ScheduleMatch): StillFree {
  const { slotMinutes } = board.options;
  const free = freeWithSlotsOf(board, match, slotMinutes);
  const atAnyMinute = freeWithSlotsOf(board, match, 1);
  const obstacle = obstacles.find((name) => !free[name]);
  const passed = obstacle ? atAnyMinute[obstacle] : atAnyMinute.place;
  return { ...free, passedBetweenSlotsOf: passed ? slotMinutes : undefined };
}

const obstacles = [
  "windowLongEnough",
  "windowLeft",
  "windowAfterEarlierMatches",
  "windowAfterEarliestStart",
  "windowBeforeLaterMatches",
  "courtFree",
  "athletesThere",
] as const;

/** What the match would find if one obstacle after the other were gone, and if it could start at other minutes. */
function freeWithSlotsOf(board: MatchBoard, match: ScheduleMatch, slotMinutes: number) {
  const { notBefore } = board.options;
  const { earliest, afterEarlier, latestEnd } = board.bounds(match);
  const absent = board.absentStarts(match);
  const resting = board.rivalStarts(match, null);
  const fits = (
    hours: (courtId: string) => readonly Interval[],
    [from, until]: readonly [EpochMinute, EpochMinute],
    blocked: (venue: string) => readonly Interval[] = () => [],
  ) =>
    board.setting.courts.some(({ id, venue }) => {
      const inTurn = blocked(venue).toSorted((a, b) => a.startsAt - b.startsAt);
      return hours(id).some((span) => {
        const end = firstStart(Math.max(span.startsAt, from), inTurn, slotMinutes) + match.minutes;
        return end <= Math.min(span.endsAt, until);
      });
    });
  const hours = (courtId: string) => board.hours(courtId);
  const gaps = (courtId: string) => board.gaps(courtId);
  const within = [earliest, latestEnd] as const;
  return {
    windowLongEnough: fits(hours, [-Infinity, Infinity]),
    windowLeft: fits(hours, [notBefore, Infinity]),
    windowAfterEarlierMatches: fits(hours, [Math.max(notBefore, afterEarlier), Infinity]),
    windowAfterEarliestStart: fits(hours, [earliest, Infinity]),
    windowBeforeLaterMatches: fits(hours, within),
    courtFree: fits(gaps, within),
    athletesThere: fits(gaps, within, () => absent),
    athletesRested: fits(gaps, within, () => resting),
    athletesRestedAndThere: fits(gaps, within, () => [...resting, ...absent]),
    athletesRestedAndArrived: fits(gaps, within, (venue) => board.rivalStarts(match, venue)),
    place: fits(gaps, within, (venue) => board.blockedStarts(match, venue)),
  };
}
