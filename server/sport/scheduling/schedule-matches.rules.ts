import { MatchBoard, type ScheduleOptions } from "./match-board.rules";
import {
  matchRelations,
  type MatchRelations,
  type Placement,
  type ScheduleMatch,
  type ScheduleSetting,
} from "./schedule-plan.rules";
import { placeLeftOver } from "./place-left-over.rules";
import { whyUnplaced } from "./why-unplaced.rules";

export type { ScheduleOptions } from "./match-board.rules";

export interface Unplaced {
  readonly matchId: string;
  readonly reason: string;
}

export interface Schedule {
  /** Without the kept ones, in the order of their start. */
  readonly placed: readonly Placement[];
  readonly unplaced: readonly Unplaced[];
}

/**
 * Gives every match a court and a time as early as courts, order, rest and absences allow: of the matches that can
 * start first, always the one with the most to play after it. It does so by several measures of importance and keeps
 * the schedule that places the most and ends first. Where that leaves matches over, it moves others to make room for
 * them. The same setting always gives the same schedule.
 * @returns placements that `conflictsOf` finds nothing wrong with, unless it is between kept ones.
 */
export function scheduleMatches(setting: ScheduleSetting, options: ScheduleOptions): Schedule {
  const { board, emptyBoard } = bestBoard(setting, options);
  const isUnplaced = ({ id }: ScheduleMatch) => board.placeOf(id) === null;
  if (setting.matches.some(isUnplaced)) placeLeftOver(board, emptyBoard());
  return {
    placed: board.placed().sort((a, b) => a.startsAt - b.startsAt),
    unplaced: setting.matches
      .filter(isUnplaced)
      .map((match) => ({ matchId: match.id, reason: whyUnplaced(board, match) })),
  };
}

/** The same without moving any to make room for what is left over: fast also where much of it does not fit. */
export const placeWithoutMoving = (setting: ScheduleSetting, options: ScheduleOptions): Placement[] =>
  bestBoard(setting, options).board.placed();

function bestBoard(setting: ScheduleSetting, options: ScheduleOptions) {
  const relations = matchRelations(setting.matches);
  const emptyBoard = () => new MatchBoard(setting, options, relations);
  const boards = priorities(setting, relations).map((order) => filled(emptyBoard(), order));
  const board = boards.reduce((before, next) =>
    compare(next.placed(), before.placed()) < 0 ? next : before,
  );
  return { board, emptyBoard };
}

function compare(a: readonly Placement[], b: readonly Placement[]): number {
  const end = (placed: readonly Placement[]) =>
    placed.reduce((last, { endsAt }) => Math.max(last, endsAt), -Infinity);
  const waiting = (placed: readonly Placement[]) =>
    placed.reduce((total, { startsAt }) => total + startsAt, 0);
  return b.length - a.length || (end(a) === end(b) ? 0 : end(a) - end(b)) || waiting(a) - waiting(b);
}

/** The board with all matches that find a place, each as early as it can; the first of the order goes first. */
function filled(board: MatchBoard, order: readonly string[]): MatchBoard {
  const open = new Map<string, { match: ScheduleMatch; place: Placement | null }>();
  for (const id of order) {
    const match = board.matches.get(id);
    if (match && !board.placeOf(id)) open.set(id, { match, place: null });
  }
  while (open.size > 0) {
    // What is placed only takes room away, so that a place found before is a lower bound of what is still possible.
    let first: { match: ScheduleMatch; place: Placement | null } | null = null;
    for (const candidate of open.values()) {
      const { match, place } = candidate;
      if (match.follows.some((before) => open.has(before))) continue;
      if (place === null) {
        first = candidate;
        break;
      }
      if (!first?.place || place.startsAt < first.place.startsAt) first = candidate;
    }
    // What is left waits for itself, or for what does.
    if (!first) break;
    const { match, place: before } = first;
    const place = board.earliestPlace(match);
    if (place && before?.startsAt !== place.startsAt) {
      open.set(match.id, { match, place });
    } else {
      open.delete(match.id);
      if (place) board.put(place);
    }
  }
  return board;
}

/** All matches; those that wait for themselves come last, and no other stands before one it follows. */
function priorities(setting: ScheduleSetting, { order, followers, rivals }: MatchRelations): string[][] {
  const matches = new Map(setting.matches.map((match) => [match.id, match]));
  const tail = new Map<string, number>();
  const depth = new Map<string, number>();
  for (const id of [...order].reverse()) {
    const after = Math.max(0, ...(followers.get(id) ?? []).map((follower) => tail.get(follower) ?? 0));
    tail.set(id, (matches.get(id)?.minutes ?? 0) + setting.minRestMinutes + after);
  }
  for (const id of order) {
    const before = (matches.get(id)?.follows ?? []).map((earlier) => depth.get(earlier) ?? 0);
    depth.set(id, 1 + Math.max(0, ...before));
  }
  const position = new Map(order.map((id, index) => [id, index]));
  const by = (...measures: ((id: string) => number)[]) =>
    [...order].sort((a, b) => {
      for (const measure of measures) if (measure(a) !== measure(b)) return measure(a) - measure(b);
      return (position.get(a) ?? 0) - (position.get(b) ?? 0);
    });
  const longestTail = (id: string) => -(tail.get(id) ?? 0);
  const mostRivals = (id: string) => -(rivals.get(id)?.length ?? 0);
  const firstRounds = (id: string) => depth.get(id) ?? 0;
  const waiting = setting.matches.flatMap(({ id }) => (position.has(id) ? [] : id));
  const orders = [by(longestTail, mostRivals), by(firstRounds, mostRivals), [...order]];
  return orders.map((ids) => [...ids, ...waiting]);
}
