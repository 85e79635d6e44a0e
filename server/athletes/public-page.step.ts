import type { Transaction } from "../platform/database";

/** Closes the public pages of minors whose guardianship ended, so that another guardian decides again. */
export async function closePublicPages(tx: Transaction, athleteIds: readonly string[]): Promise<void> {
  await tx.athlete.updateMany({
    where: { id: { in: [...athleteIds] }, publicSince: { not: null } },
    data: { publicSince: null },
  });
}
