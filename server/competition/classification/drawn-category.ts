import type { Board, BoardMatch } from "../board/tournament-board.loader";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import type { DrawFormat, DrawPlan, DrawResult, PlannedMatch } from "../../sport/draws/draw-plan.rules";
import { seedsAmong } from "../../sport/draws/group-letters.rules";
import { readSource } from "../../sport/draws/side-source.rules";
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
  const { format } = category.draw;
  const matches = board.matches.filter((match) => match.categoryId === categoryId && match.stage !== null);
  return {
    category,
    plan: planOf(category.draw, format, matches),
    results: matches.flatMap(toResult),
    tieBreaking: { tieBreakers: category.tieBreakers, walkoverBars: category.walkoverBars },
    matches,
  };
}

export const progressOfCategory = ({ plan, results, tieBreaking }: DrawnCategory): DrawProgress =>
  progressOf(plan, results, tieBreaking);

const progresses = new WeakMap<Board, Map<string, DrawProgress | null>>();

/**
 * Whether nobody can come to a side of a match any more. Asked of many sides of one board, it follows the draw once; only
 * a W.O. leaves a place to nobody, so that most draws need not be followed at all.
 */
export function isVacant(board: Board, { categoryId, number }: BoardMatch, side: 1 | 2): boolean {
  if (categoryId === null) return false;
  let known = progresses.get(board);
  if (!known) progresses.set(board, (known = new Map<string, DrawProgress | null>()));
  let progress = known.get(categoryId);
  if (progress === undefined) {
    const somebodyStayedAway = board.matches.some(
      (match) =>
        match.categoryId === categoryId &&
        (match.outcome === "WALKOVER" || match.outcome === "DOUBLE_WALKOVER"),
    );
    const drawn = somebodyStayedAway ? drawnCategory(board, categoryId) : null;
    known.set(categoryId, (progress = drawn && progressOfCategory(drawn)));
  }
  return progress?.matches.find(({ match }) => match.number === number)?.sides[side - 1] === VACANT;
}

function planOf(
  draw: NonNullable<CategoryWithDraw["draw"]>,
  format: DrawFormat,
  matches: readonly BoardMatch[],
): DrawPlan {
  const { qualifiersPerGroup, groupSize, thirdPlace, consolation, lettersByResult } = draw;
  const seated = draw.entries.toSorted((a, b) => a.seat - b.seat);
  const groups: string[][] = [];
  for (const { group, pairId } of seated) if (group !== null) (groups[group] ??= []).push(pairId);
  return {
    settings: { format, qualifiersPerGroup, groupSize, thirdPlace, consolation },
    groups,
    lettersByResult,
    seeds: seedsAmong(draw.entries),
    lots: draw.entries.toSorted((a, b) => a.lot - b.lot).map(({ pairId }) => pairId),
    matches: matches.map(toPlanned),
  };
}

function toPlanned({ id, number, stage, group, round, order, source1, source2 }: BoardMatch): PlannedMatch {
  if (number === null || stage === null || source1 === null || source2 === null)
    throw new Error(`match ${id} belongs to no draw`);
  return { number, stage, group, round, order, sides: [readSource(source1), readSource(source2)] };
}

/** A bye follows from the draw; it is no result of its own. */
function toResult({ number, status, outcome, winnerSide, sets }: BoardMatch): DrawResult[] {
  if (status !== "PLAYED" || number === null || outcome === null || outcome === "BYE") return [];
  return [
    {
      match: number,
      outcome,
      winnerSide: winnerSide === 1 ? 0 : winnerSide === 2 ? 1 : null,
      sets: sets.map(({ gamesSide1, gamesSide2 }) => [gamesSide1, gamesSide2]),
    },
  ];
}
