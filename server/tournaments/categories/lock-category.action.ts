import type { Tournament } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import {
  loadBoard,
  type Board,
  type BoardCategory,
  type BoardMatch,
} from "../../competition/board/tournament-board.access";
import { entersInPairs } from "../../sport/draws/category-format.rules";
import { assertStatus, lockTournament } from "../lock-tournament.action";
import { categoryCancelled, isCancelledCategory } from "./category-state.rules";

/** A category whose tournament is locked, with all that is known of it. */
export interface LockedCategory {
  tournament: Tournament;
  category: BoardCategory;
  board: Board;
  /** Its own. */
  matches: BoardMatch[];
}

/** @throws RuleViolation once the tournament is over, and where somebody else has just removed the category. */
export async function lockCategory(tx: Transaction, categoryId: string): Promise<LockedCategory> {
  const found = await tx.tournamentCategory.findUnique({
    where: { id: categoryId },
    select: { tournamentId: true },
  });
  if (!found) throw categoryGone();
  const { tournamentId } = found;
  const tournament = await lockTournament(tx, tournamentId);
  assertStatus(tournament, "REGISTRATION_OPEN", "IN_PROGRESS");
  const board = await loadBoard(tx, tournamentId);
  const category = board.categories.find(({ id }) => id === categoryId);
  if (!category) throw categoryGone();
  return {
    tournament,
    category,
    board,
    matches: board.matches.filter((match) => match.categoryId === categoryId),
  };
}

const categoryGone = () => new RuleViolation("CATEGORY_GONE", "Esta categoria já foi removida.");

/** @throws RuleViolation for a Super N. */
export function assertOfPairs(category: BoardCategory): void {
  if (!entersInPairs(category))
    throw new RuleViolation("NO_PAIRS", "Num Super N cada um joga por si: não há duplas fixas.");
}

/** @throws RuleViolation once the category is drawn or cancelled. */
export function assertUndrawn(category: BoardCategory): void {
  if (isCancelledCategory(category)) throw new RuleViolation("CATEGORY_CANCELLED", categoryCancelled);
  if (category.draw !== null)
    throw new RuleViolation(
      "ALREADY_DRAWN",
      "Esta categoria já foi sorteada. Desfaça o sorteio para mudar como ela é jogada.",
    );
}
