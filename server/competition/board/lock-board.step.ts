import { RuleViolation } from "../../platform/errors";
import type { Transaction } from "../../platform/database";
import { entersInPairs } from "../../sport/draws/draw-plan.rules";
import type { CategoryWithDraw } from "../../tournaments/categories/categories.loader";
import { categoryCancelled, isCancelledCategory } from "../../tournaments/categories/category-state.rules";
import { lockCategory, type LockedCategory } from "../../tournaments/categories/category.step";
import { loadBoard, type Board, type BoardMatch } from "./tournament-board.loader";

/** A category with its board; its tournament is locked. */
export interface LockedBoard extends LockedCategory {
  board: Board;
  /** The matches of the category alone. */
  matches: BoardMatch[];
}

/** @throws RuleViolation once the tournament is over, or when the category was removed by a concurrent request. */
export async function lockBoard(tx: Transaction, categoryId: string): Promise<LockedBoard> {
  const locked = await lockCategory(tx, categoryId);
  const board = await loadBoard(tx, locked.tournament.id, locked.categories);
  return { ...locked, board, matches: board.matches.filter((match) => match.categoryId === categoryId) };
}

/** @throws RuleViolation for a Super N. */
export function assertOfPairs(category: CategoryWithDraw): void {
  if (!entersInPairs(category))
    throw new RuleViolation("NO_PAIRS", "No Super N cada um joga por si: não há duplas fixas.");
}

/** @throws RuleViolation once the category is drawn or cancelled. */
export function assertUndrawn(category: CategoryWithDraw): void {
  if (isCancelledCategory(category)) throw new RuleViolation("CATEGORY_CANCELLED", categoryCancelled);
  if (category.draw !== null)
    throw new RuleViolation(
      "ALREADY_DRAWN",
      "Esta categoria já foi sorteada. Enquanto não há placar, o sorteio pode ser desfeito para mudar como ela é jogada.",
    );
}
