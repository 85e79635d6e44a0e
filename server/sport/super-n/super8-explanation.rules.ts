import { writeVictories } from "../standings/position-in-words.rules";
import {
  balanceOf,
  byMeasure,
  gamesWonOf,
  headToHead,
  matchesFor,
  measures,
  victoriesOf,
  type Measure,
  type Super8Result,
  type Super8Tally,
} from "./super8-tally.rules";

/**
 * The reason for a player's position: what separated them from everyone they were tied with.
 * "1º com 6 vitórias", "2º por saldo de games: +3", "3º por games ganhos (38)", "4º no confronto direto",
 * "5º por sorteio", "2º por média de vitórias (0,86 por jogo)".
 */
export function explainPosition(
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
