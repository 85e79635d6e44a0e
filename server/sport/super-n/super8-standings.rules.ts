import { explainPosition } from "./super8-explanation.rules";
import {
  balanceOf,
  byMeasures,
  headToHead,
  tallyResults,
  type Super8Player,
  type Super8Result,
  type Super8Tally,
} from "./super8-tally.rules";

export interface Super8Standing {
  readonly playerId: string;
  /** From 1, never shared. */
  readonly position: number;
  readonly played: number;
  readonly victories: number;
  readonly defeats: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly gameBalance: number;
  /** Why this position, in Portuguese: "2º por saldo de games: +3". */
  readonly explanation: string;
}

/**
 * The classification of a Super 8: victories, game balance, games won, head-to-head (only when exactly two are tied;
 * both their meetings summed), lots. While players have played different numbers of matches, or of matches with games,
 * averages per match are compared instead of sums.
 * @param results only matches that were played or decided, in any order.
 * @throws RangeError when a result names an unknown player.
 */
export function super8Standings(
  players: readonly Super8Player[],
  results: readonly Super8Result[],
): Super8Standing[] {
  const tallies = tallyResults(players, results);
  const byAverage = new Set(tallies.flatMap(({ played, measured }) => [played, measured])).size > 1;
  const compare = byMeasures(byAverage);
  const ordered = [...tallies].sort((a, b) => compare(a, b) || byLot(a, b));
  settleTiesOfTwo(ordered, compare, results);
  return ordered.map((tally, index) => ({
    playerId: tally.id,
    position: index + 1,
    played: tally.played,
    victories: tally.victories,
    defeats: tally.defeats,
    gamesWon: tally.gamesWon,
    gamesLost: tally.gamesLost,
    gameBalance: balanceOf(tally),
    explanation: explainPosition(index + 1, tally, tallies, results, byAverage),
  }));
}

function settleTiesOfTwo(
  ordered: Super8Tally[],
  compare: (a: Super8Tally, b: Super8Tally) => number,
  results: readonly Super8Result[],
): void {
  for (const [index, first] of ordered.entries()) {
    const second = ordered[index + 1];
    if (!second || ordered.filter((tally) => compare(tally, first) === 0).length !== 2) continue;
    if (compare(first, second) !== 0 || headToHead(first.id, second.id, results) <= 0) continue;
    ordered[index] = second;
    ordered[index + 1] = first;
  }
}

function byLot(a: Super8Tally, b: Super8Tally): number {
  // Lots are distinct; the id only keeps the order total should they ever not be.
  return a.lot - b.lot || (a.id < b.id ? -1 : 1);
}
