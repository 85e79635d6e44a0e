import type { Prisma, TournamentCategory } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";

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
