import { counted } from "../../platform/numbers.rules";
import {
  breakTies,
  byLots,
  classesBy,
  type DecidedBy,
  type DecidedMatch,
  gameBalanceOf,
  gamePercentOf,
  type Measure,
  type Placed,
  setBalanceOf,
  setPercentOf,
  type Tally,
  tallyMatches,
  type TieBreaking,
} from "./tie-breaking.rules";

/**
 * Why an entry stands where it stands in its group: "1º com 3 vitórias", "2º por saldo de games: +3",
 * "2º no confronto direto", "3º por sorteio", "último: não compareceu (W.O.)".
 */
function positionInWords({ tally, decidedBy, byAverage }: Placed, position: number, entries: number): string {
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
function whatDecided(decidedBy: Exclude<DecidedBy, "WALKOVER">, tally: Tally): string {
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
function writeSigned(balance: number): string {
  return balance > 0 ? `+${balance}` : String(balance);
}

/** Per match, with two decimals: "0,67", "+1,50". */
function writeAverage(sum: number, matches: number): string {
  const hundredths = Math.round((Math.abs(sum) * 100) / Math.max(matches, 1));
  return `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, "0")}`;
}

function writePercent(won: number, lost: number): string {
  const tenths = won + lost === 0 ? 0 : Math.round((won * 1000) / (won + lost));
  return `${Math.floor(tenths / 10)},${tenths % 10}%`;
}

export interface GroupStanding extends Tally {
  /** From 1, never shared. */
  readonly position: number;
  readonly setBalance: number;
  readonly gameBalance: number;
  /** Did not show up and therefore cannot advance. */
  readonly barred: boolean;
  /** Why this position, in Portuguese: "2º por saldo de games: +3". */
  readonly explanation: string;
}

/** The classification of one group, best first, whether or not all of it is played. */
export function groupStandings(
  entryIds: readonly string[],
  matches: readonly DecidedMatch[],
  lots: readonly string[],
  tieBreaking: TieBreaking,
): GroupStanding[] {
  const placed = breakTies(tallyMatches(entryIds, matches), matches, lots, tieBreaking);
  return placed.map((place, index) => ({
    ...place.tally,
    position: index + 1,
    setBalance: setBalanceOf(place.tally),
    gameBalance: gameBalanceOf(place.tally),
    barred: place.decidedBy === "WALKOVER",
    explanation: positionInWords(place, index + 1, placed.length),
  }));
}

/** One of several that never met, or not on equal terms. */
export interface Compared {
  readonly tally: Tally;
  /** What decided the comparison: "com 3 vitórias", "por média de vitórias (0,67 por jogo)"; null when it is alone. */
  readonly because: string | null;
}

type InWords = (tally: Tally, byAverage: boolean) => string;

/** Per match, because groups differ in size and byes in number. */
const steps: readonly (readonly [Measure, InWords])[] = [
  [
    ({ victories, played }) => [victories, played],
    ({ victories, played }, byAverage) =>
      byAverage
        ? `por média de vitórias (${writeAverage(victories, played)} por jogo)`
        : writeVictories(victories),
  ],
  [
    (tally) => [setBalanceOf(tally), tally.played],
    balanceInWords("sets", setBalanceOf, ({ played }) => played),
  ],
  [
    (tally) => [gameBalanceOf(tally), tally.measured],
    balanceInWords("games", gameBalanceOf, ({ measured }) => measured),
  ],
  [setPercentOf, () => "por percentual de sets"],
  [gamePercentOf, () => "por percentual de games"],
];

/**
 * Entries of different groups, or out in the same round, best first: victories, set balance and game balance per match,
 * percentages, lots.
 */
export function compareAcrossGroups(tallies: readonly Tally[], lots: readonly string[]): Compared[] {
  const byAverage = new Set(tallies.flatMap(({ played, measured }) => [played, measured])).size > 1;
  const separate = (tied: readonly Tally[], from: number, because: string | null): Compared[] => {
    const [first, ...others] = tied;
    if (!first) return [];
    if (others.length === 0) return [{ tally: first, because }];
    const step = steps[from];
    if (!step) return tied.toSorted(byLots(lots)).map((tally) => ({ tally, because: "por sorteio" }));
    const [measure, inWords] = step;
    const classes = classesBy(measure, tied);
    if (classes.length === 1) return separate(tied, from + 1, because);
    return classes.flatMap((level) => {
      const [one] = level;
      return one ? separate(level, from + 1, inWords(one, byAverage)) : [];
    });
  };
  return separate(tallies, 0, null);
}

function balanceInWords(
  unit: string,
  balanceOf: (tally: Tally) => number,
  matchesOf: (tally: Tally) => number,
): InWords {
  return (tally, byAverage) => {
    const balance = balanceOf(tally);
    if (!byAverage) return `por saldo de ${unit}: ${writeSigned(balance)}`;
    const sign = balance > 0 ? "+" : balance < 0 ? "-" : "";
    return `por média de saldo de ${unit} (${sign}${writeAverage(balance, matchesOf(tally))} por jogo)`;
  };
}
