import { bracket, bracketRound, loserOf, winnerOf, type DraftMatch, type DraftSide } from "./bracket.rules";

/**
 * Double elimination: who loses in the winners' bracket goes on among the losers, a second defeat is the end. The best
 * of both brackets play one grand final, whoever lost before.
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
    const dropped = crossed(round.map(loserOf), index);
    survivors = addLosersRound(
      survivors.flatMap((survivor, line) => [survivor, ...dropped.slice(line, line + 1)]),
    );
  }
  const champion = rounds.at(-1)?.map(winnerOf) ?? [];
  const place = { stage: "GRAND_FINAL", round: 1 } as const;
  return [...matches, ...bracketRound([...champion, ...survivors], place, number)];
}

/** Losers drop to the other end and the other half in turn, so that nobody soon meets again who beat them. */
function crossed<S>(sides: readonly S[], round: number): S[] {
  if (round % 2 === 0) return sides.toReversed();
  return [...sides.slice(sides.length / 2), ...sides.slice(0, sides.length / 2)];
}
