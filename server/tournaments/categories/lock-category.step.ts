import type { Tournament } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { lockTournament } from "../lock-tournament.step";
import { assertStatus } from "../tournament.errors";
import { loadCategories, type CategoryWithDraw } from "./categories.loader";

/** A category whose tournament is locked. */
export interface LockedCategory {
  tournament: Tournament;
  category: CategoryWithDraw;
  /** All of the tournament. */
  categories: CategoryWithDraw[];
}

/** @throws RuleViolation once the tournament is over, or when the category was removed by a concurrent request. */
export async function lockCategory(tx: Transaction, categoryId: string): Promise<LockedCategory> {
  const found = await tx.tournamentCategory.findUnique({
    where: { id: categoryId },
    select: { tournamentId: true },
  });
  if (!found) throw categoryGone();
  const tournament = await lockTournament(tx, found.tournamentId);
  assertStatus(tournament, "REGISTRATION_OPEN", "IN_PROGRESS");
  const categories = await loadCategories(tx, [tournament.id]);
  const category = categories.find(({ id }) => id === categoryId);
  if (!category) throw categoryGone();
  return { tournament, category, categories };
}

const categoryGone = () => new RuleViolation("CATEGORY_GONE", "Esta categoria já foi removida.");
