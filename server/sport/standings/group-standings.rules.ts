import { positionInWords } from "./position-in-words.rules";
import { gameBalanceOf, setBalanceOf, tallyMatches, type DecidedMatch, type Tally } from "./tally.rules";
import { breakTies, type TieBreaking } from "./tie-breaking.rules";

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
