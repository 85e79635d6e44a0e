import type { Transaction } from "../platform/database";
import type { Prisma } from "../../prisma/generated/client/client";

/**
 * An arena has so many courts: new ones are added, surplus ones are closed and come back when there are more again, so that
 * matches keep the court they were played on.
 */
export async function matchCourts(tx: Transaction, arenaId: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await tx.court.updateMany({
    where: { arenaId, borrowedForId: null, number: { gt: count } },
    data: { active: false },
  });
  await tx.court.updateMany({
    where: { arenaId, borrowedForId: null, number: { lte: count } },
    data: { active: true },
  });
  await tx.court.createMany({
    data: numbers.map((number) => ({ arenaId, number, name: `Quadra ${number}` })),
    skipDuplicates: true,
  });
}

/** An arena begins with one court. */
export async function openFirstCourt(
  tx: Transaction,
  _ctx: null,
  { arenaId }: { arenaId: string },
): Promise<void> {
  await tx.court.create({ data: { arenaId, number: 1, name: "Quadra 1" } });
}

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
