import type { Transaction } from "../platform/database";

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
