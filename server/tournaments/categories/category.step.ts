import type { Tournament, Prisma, TournamentCategory } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { assertStatus } from "../tournament.errors";
import { lockTournament } from "../tournament.step";
import { type CategoryWithDraw, loadCategories } from "./categories.loader";

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

/** @param settledAt since when it is played to the end or cancelled; null where it goes on. */
export async function settle(tx: Transaction, categoryId: string, settledAt: Date | null): Promise<void> {
  await tx.tournamentCategory.update({ where: { id: categoryId }, data: { settledAt } });
}

/** How it is drawn and played; absent fields stay. */
export async function changeRules(
  tx: Transaction,
  categoryId: string,
  data: Prisma.TournamentCategoryUpdateInput,
): Promise<void> {
  await tx.tournamentCategory.update({ where: { id: categoryId }, data });
}

/** How, when, by whom (null: by the system) and with which seed of the lots its places were given. */
export async function recordPlacesAssigned(
  tx: Transaction,
  categoryId: string,
  data: Pick<TournamentCategory, "placeMode" | "placesAssignedAt" | "placesAssignedById" | "placesSeed">,
): Promise<void> {
  await tx.tournamentCategory.update({ where: { id: categoryId }, data });
}
