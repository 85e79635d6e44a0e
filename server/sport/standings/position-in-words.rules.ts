import { counted } from "../../platform/plural.rules";
import { gameBalanceOf, setBalanceOf, type Tally } from "./tally.rules";
import type { DecidedBy, Placed } from "./tie-breaking.rules";

/**
 * Why an entry stands where it stands in its group: "1º com 3 vitórias", "2º por saldo de games: +3",
 * "2º no confronto direto", "3º por sorteio", "último: não compareceu (W.O.)".
 */
export function positionInWords(
  { tally, decidedBy, byAverage }: Placed,
  position: number,
  entries: number,
): string {
  if (decidedBy === "WALKOVER")
    return `${position === entries ? "último" : `${position}º`}: não compareceu (W.O.)`;
  if (tally.played === 0) return "Aguardando o primeiro jogo";
  if (byAverage && decidedBy === "GAME_BALANCE") return `${position}º ${averageGameBalance(tally)}`;
  return `${position}º ${whatDecided(decidedBy, tally)}`;
}

/** "por média de saldo de games (+1,50 por jogo)", of the matches that have games. */
function averageGameBalance(tally: Tally): string {
  const balance = gameBalanceOf(tally);
  const sign = balance > 0 ? "+" : balance < 0 ? "-" : "";
  return `por média de saldo de games (${sign}${writeAverage(balance, tally.measured)} por jogo)`;
}

/** "com 3 vitórias", "por saldo de games: +3", "no confronto direto", "por sorteio". */
export function whatDecided(decidedBy: Exclude<DecidedBy, "WALKOVER">, tally: Tally): string {
  switch (decidedBy) {
    case "VICTORIES":
      return writeVictories(tally.victories);
    case "HEAD_TO_HEAD":
      return "no confronto direto";
    case "SET_BALANCE":
      return `por saldo de sets: ${writeSigned(setBalanceOf(tally))}`;
    case "GAME_BALANCE":
      return `por saldo de games: ${writeSigned(gameBalanceOf(tally))}`;
    case "SET_PERCENT":
      return `por percentual de sets (${writePercent(tally.setsWon, tally.setsLost)})`;
    case "GAME_PERCENT":
      return `por percentual de games (${writePercent(tally.gamesWon, tally.gamesLost)})`;
    case "GAMES_WON":
      return `por games ganhos (${tally.gamesWon})`;
    case "LOTS":
      return "por sorteio";
  }
}

export function writeVictories(victories: number): string {
  if (victories === 0) return "sem vitórias";
  return `com ${counted(victories, "vitória", "vitórias")}`;
}

/** "+3", "-2", "0". */
export function writeSigned(balance: number): string {
  return balance > 0 ? `+${balance}` : String(balance);
}

/** Per match, with two decimals: "0,67", "+1,50". */
export function writeAverage(sum: number, matches: number): string {
  const hundredths = Math.round((Math.abs(sum) * 100) / Math.max(matches, 1));
  return `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, "0")}`;
}

function writePercent(won: number, lost: number): string {
  const tenths = won + lost === 0 ? 0 : Math.round((won * 1000) / (won + lost));
  return `${Math.floor(tenths / 10)},${tenths % 10}%`;
}
