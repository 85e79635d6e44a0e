import type { DrawStage, SideSource } from "./draw-plan.rules";

/** A side while the draw is being made; a bye is a side without an entry. */
export type DraftSide = SideSource | { readonly kind: "BYE" };

/** A match as a draw is made, before matches with a bye disappear. Its number is unique and no more than a name. */
export interface DraftMatch {
  readonly number: number;
  readonly stage: DrawStage;
  readonly group: number | null;
  readonly round: number;
  readonly order: number;
  readonly sides: readonly [DraftSide, DraftSide];
}

export const bye: DraftSide = { kind: "BYE" };

export const winnerOf = (match: DraftMatch): SideSource => ({ kind: "WINNER_OF", match: match.number });
export const loserOf = (match: DraftMatch): SideSource => ({ kind: "LOSER_OF", match: match.number });

/** The sides two by two, from the top. */
export function inPairs<S>(sides: readonly S[]): [S, S][] {
  return sides.flatMap((one, index): [S, S][] => {
    const other = sides[index + 1];
    return index % 2 === 0 && other !== undefined ? [[one, other]] : [];
  });
}

/** One round: neighbours meet. */
export function bracketRound(
  sides: readonly DraftSide[],
  place: Pick<DraftMatch, "stage" | "round">,
  firstNumber: number,
): DraftMatch[] {
  return inPairs(sides).map((pair, index) => ({
    ...place,
    number: firstNumber + index,
    group: null,
    order: index + 1,
    sides: pair,
  }));
}

/**
 * A whole knockout, round by round; the last round is the final.
 * @param lines a power of two of sides, from the top.
 */
export function bracket(lines: readonly DraftSide[], stage: DrawStage, firstNumber: number): DraftMatch[][] {
  const rounds: DraftMatch[][] = [];
  let sides = lines;
  let number = firstNumber;
  while (sides.length > 1) {
    const round = bracketRound(sides, { stage, round: rounds.length + 1 }, number);
    rounds.push(round);
    number += round.length;
    sides = round.map(winnerOf);
  }
  return rounds;
}
