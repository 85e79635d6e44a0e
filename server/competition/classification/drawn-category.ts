import type { Board, BoardMatch } from "../board/tournament-board.loader";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import type { DrawPlan, DrawResult } from "../../sport/draws/draw-plan.rules";
import { planFromRows, resultsFromRows } from "../../sport/draws/stored-draw.rules";
import { progressOf, VACANT, type DrawProgress } from "../../sport/standings/draw-progress.rules";
import type { TieBreaking } from "../../sport/standings/tie-breaking.rules";

/** A category as it was drawn, and what has been played of it. Its entries are pairs, by their ids. */
export interface DrawnCategory {
  category: CategoryWithDraw;
  plan: DrawPlan;
  results: DrawResult[];
  tieBreaking: TieBreaking;
  /** In the order of the plan. */
  matches: readonly BoardMatch[];
}

/** @returns null before the draw, for a Super N, and for a category that there is not. */
export function drawnCategory(board: Board, categoryId: string | null): DrawnCategory | null {
  const category = board.categories.find(({ id }) => id === categoryId);
  if (!category?.draw || category.draw.format === "SUPER_N") return null;
  const draw = { ...category.draw, format: category.draw.format };
  const matches = board.matches.filter((match) => match.categoryId === categoryId && match.stage !== null);
  return {
    category,
    plan: planFromRows(draw, matches),
    results: resultsFromRows(matches),
    tieBreaking: { tieBreakers: category.tieBreakers, walkoverBars: category.walkoverBars },
    matches,
  };
}

export const progressOfCategory = ({ plan, results, tieBreaking }: DrawnCategory): DrawProgress =>
  progressOf(plan, results, tieBreaking);

const progresses = new WeakMap<Board, Map<string, DrawProgress | null>>();

/**
 * Whether a side of a match stays vacant for good. The progress of the draw is computed once per board and category.
 * Only a W.O. leaves a side vacant, so without one the progress is not computed at all.
 */
export function isVacant(board: Board, { categoryId, number }: BoardMatch, side: 1 | 2): boolean {
  if (categoryId === null) return false;
  let known = progresses.get(board);
  if (!known) progresses.set(board, (known = new Map<string, DrawProgress | null>()));
  let progress = known.get(categoryId);
  if (progress === undefined) {
    const hasWalkover = board.matches.some(
      (match) =>
        match.categoryId === categoryId &&
        (match.outcome === "WALKOVER" || match.outcome === "DOUBLE_WALKOVER"),
    );
    const drawn = hasWalkover ? drawnCategory(board, categoryId) : null;
    known.set(categoryId, (progress = drawn && progressOfCategory(drawn)));
  }
  return progress?.matches.find(({ match }) => match.number === number)?.sides[side - 1] === VACANT;
}
