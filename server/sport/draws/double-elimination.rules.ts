import { bracket, bracketRound, loserOf, winnerOf, type DraftMatch, type DraftSide } from "./bracket.rules";

/**
 * How the losers of each round of the winners' bracket, from round 2 on, cross to other lines of the losers' bracket.
 * 1 swaps neighbours, 2 swaps neighbouring groups of two, 4 groups of four; sums combine them. None in the final.
 * Keyed by the number of lines. Chosen among all crossings by, in this order: the latest first possible rematch, the
 * fewest expected rematches before the losers' final, the least harm by byes.
 */
const crossings: Readonly<Record<number, readonly number[]>> = {
  8: [1],
  16: [2, 0],
  32: [2, 2, 0],
  64: [12, 4, 1, 1],
  128: [12, 12, 4, 0, 1],
};

/**
 * Double elimination: a loser of the winners' bracket drops to the losers' bracket; a second defeat eliminates. The
 * winners of both brackets play a single grand final, even if the unbeaten side loses it.
 * @param lines a power of two of sides, at least 4, from the top.
 * @returns matches in an order in which they can be played; the grand final is the last.
 */
export function doubleElimination(lines: readonly DraftSide[]): DraftMatch[] {
  const [first = [], ...rounds] = bracket(lines, "MAIN", 1);
  const matches = [...first];
  let number = lines.length;
  let losersRound = 1;
  const addLosersRound = (sides: readonly DraftSide[]): DraftSide[] => {
    const round = bracketRound(sides, { stage: "LOSERS", round: losersRound++ }, number);
    number += round.length;
    matches.push(...round);
    return round.map(winnerOf);
  };

  let survivors: DraftSide[] = first.map(loserOf);
  for (const [index, round] of rounds.entries()) {
    survivors = addLosersRound(survivors);
    matches.push(...round);
    const dropped = crossed(round.map(loserOf), crossings[lines.length]?.[index] ?? 0);
    survivors = addLosersRound(
      survivors.flatMap((survivor, line) => [survivor, ...dropped.slice(line, line + 1)]),
    );
  }
  const champion = rounds.at(-1)?.map(winnerOf) ?? [];
  const place = { stage: "GRAND_FINAL", round: 1 } as const;
  return [...matches, ...bracketRound([...champion, ...survivors], place, number)];
}

/** The losers in the order of the lines they drop to. */
function crossed<S>(sides: readonly S[], crossing: number): S[] {
  return sides.flatMap((_, line) => sides.slice(line ^ crossing, (line ^ crossing) + 1));
}
