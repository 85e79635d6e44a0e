import { writeVictories } from "../standings/position-in-words.rules";
import {
  balanceOf,
  byMeasure,
  byMeasures,
  gamesWonOf,
  headToHead,
  matchesFor,
  type Measure,
  measures,
  type Super8Player,
  type Super8Result,
  type Super8Tally,
  tallyResults,
  victoriesOf,
} from "./super8-tally.rules";

/**
 * The reason for a player's position: what separated them from everyone they were tied with.
 * "1º com 6 vitórias", "2º por saldo de games: +3", "3º por games ganhos (38)", "4º no confronto direto",
 * "5º por sorteio", "2º por média de vitórias (0,86 por jogo)".
 */
function explainPosition(
  position: number,
  player: Super8Tally,
  tallies: readonly Super8Tally[],
  results: readonly Super8Result[],
  byAverage: boolean,
): string {
  if (player.played === 0) return "Aguardando o primeiro jogo";
  let tied = tallies;
  for (const measure of measures) {
    tied = tied.filter((other) => byMeasure(measure, byAverage)(other, player) === 0);
    if (tied.length === 1)
      return `${position}º ${byAverage ? writeAverage(measure, player) : writeSum(measure, player)}`;
  }
  const [one, other] = tied;
  const metAndDecided = tied.length === 2 && one && other && headToHead(one.id, other.id, results) !== 0;
  return `${position}º ${metAndDecided ? "no confronto direto" : "por sorteio"}`;
}

function writeSum(measure: Measure, player: Super8Tally): string {
  if (measure === balanceOf)
    return `por saldo de games: ${writeSign(balanceOf(player))}${Math.abs(balanceOf(player))}`;
  if (measure === gamesWonOf) return `por games ganhos (${player.gamesWon})`;
  return writeVictories(player.victories);
}

const averageNames = new Map<Measure, string>([
  [victoriesOf, "vitórias"],
  [balanceOf, "saldo de games"],
  [gamesWonOf, "games ganhos"],
]);

function writeAverage(measure: Measure, player: Super8Tally): string {
  const sum = measure(player);
  const hundredths = Math.round((Math.abs(sum) * 100) / Math.max(matchesFor(measure, player), 1));
  const sign = measure === balanceOf ? writeSign(sum) : "";
  const decimals = String(hundredths % 100).padStart(2, "0");
  return `por média de ${averageNames.get(measure)} (${sign}${Math.floor(hundredths / 100)},${decimals} por jogo)`;
}

function writeSign(balance: number): string {
  if (balance === 0) return "";
  return balance > 0 ? "+" : "-";
}

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
