import { writeAverage, writeSigned, writeVictories } from "./position-in-words.rules";
import {
  byLots,
  classesBy,
  gameBalanceOf,
  gamePercentOf,
  setBalanceOf,
  setPercentOf,
  type Measure,
  type Tally,
} from "./tally.rules";

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
