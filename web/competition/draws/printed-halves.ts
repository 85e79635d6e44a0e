import type { DrawStage } from "../../../server/sport/draws/draw-plan.rules";
import { bracketSlots, type BracketRound } from "../public/bracket-view";

/** A bracket that no sheet of paper holds, as the two that do. */
export interface PrintedHalves {
  readonly upper: readonly BracketRound[];
  readonly lower: readonly BracketRound[];
  /** What the two winners play: the final, among the losers also the round before it. */
  readonly rest: readonly BracketRound[];
}

/** So many matches one above the other fit on a sheet upright, and lying. */
const most = { upright: 16, lying: 11 } as const;

/** Null where the bracket fits on one sheet. */
export function printedHalves(
  stage: DrawStage,
  rounds: readonly BracketRound[],
  sheet: keyof typeof most,
): PrintedHalves | null {
  const sizes = bracketSlots(stage, rounds).map(({ length }) => length);
  if (Math.max(...sizes) <= most[sheet]) return null;
  const halved = rounds.filter((_, index) => (sizes[index] ?? 0) > 1);
  const half = (index: number) => (sizes[index] ?? 0) / 2;
  return {
    upper: halved.map(({ name, matches }, index) => ({
      name,
      matches: matches.filter(({ order }) => order <= half(index)),
    })),
    lower: halved.map(({ name, matches }, index) => ({
      name,
      matches: matches
        .filter(({ order }) => order > half(index))
        .map((match) => ({ ...match, order: match.order - half(index) })),
    })),
    rest: rounds.slice(halved.length),
  };
}
