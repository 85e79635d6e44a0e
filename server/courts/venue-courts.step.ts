import type { Prisma } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

/** Courts elsewhere that a tournament has for itself. */
export async function addVenueCourts(
  tx: Transaction,
  courts: readonly (Prisma.CourtCreateManyInput & { borrowedForId: string })[],
): Promise<void> {
  await tx.court.createMany({ data: [...courts] });
}

/** Expects that nothing is on them. */
export async function removeVenueCourts(tx: Transaction, courtIds: readonly string[]): Promise<void> {
  await tx.court.deleteMany({ where: { id: { in: [...courtIds] }, borrowedForId: { not: null } } });
}
