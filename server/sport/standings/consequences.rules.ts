import type { DrawPlan, DrawResult } from "../draws/draw-plan.rules";
import { progressOf, type DrawProgress, type DrawSide } from "./draw-progress.rules";
import type { TieBreaking } from "./tie-breaking.rules";

/** A new result, or none any more, for one match. */
export type ResultChange = DrawResult | { readonly match: number; readonly outcome: null };

/** A match that gets other sides. */
export interface MovedMatch {
  readonly match: number;
  readonly before: readonly [DrawSide, DrawSide];
  readonly after: readonly [DrawSide, DrawSide];
}

export interface Consequences {
  readonly moved: readonly MovedMatch[];
  /** Played matches whose result becomes void, because another entry now has to play them. In the order of numbers. */
  readonly voided: readonly number[];
  /** The results that remain valid. */
  readonly results: readonly DrawResult[];
  readonly progress: DrawProgress;
}

/**
 * The effects of a result, or of its correction, on the rest of the draw. A result belongs to the two entries that
 * played it: it becomes void as soon as one of the match's sides changes.
 */
export function consequencesOf(
  plan: DrawPlan,
  resultsBefore: readonly DrawResult[],
  change: ResultChange,
  tieBreaking: TieBreaking,
): Consequences {
  const before = progressOf(plan, resultsBefore, tieBreaking);
  const sidesBefore = new Map(before.matches.map(({ match, sides }) => [match.number, sides]));
  const movedIn = (progress: DrawProgress) =>
    progress.matches.flatMap(({ match, sides }): MovedMatch[] => {
      const earlier = sidesBefore.get(match.number) ?? [null, null];
      const same = earlier[0] === sides[0] && earlier[1] === sides[1];
      return same ? [] : [{ match: match.number, before: earlier, after: sides }];
    });

  let results = resultsBefore.filter(({ match }) => match !== change.match);
  if (change.outcome !== null) results.push(change);
  const voided: number[] = [];
  // A voided result can change the sides of later matches and void their results: repeat until nothing changes.
  for (;;) {
    const progress = progressOf(plan, results, tieBreaking);
    const moved = movedIn(progress);
    const falling = results.filter(({ match }) => moved.some((other) => other.match === match));
    if (falling.length === 0) return { moved, voided: voided.toSorted((a, b) => a - b), results, progress };
    voided.push(...falling.map(({ match }) => match));
    results = results.filter((result) => !falling.includes(result));
  }
}
