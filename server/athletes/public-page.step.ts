import type { Transaction } from "../platform/database";
import { minors } from "./athlete.access";

/**
 * Closes the public pages of minors whose guardianship ended, so that another guardian decides again. Athletes who have come
 * of age decide on their own page.
 */
export async function closePublicPages(
  tx: Transaction,
  athleteIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.athlete.updateMany({
    where: { id: { in: [...athleteIds] }, publicSince: { not: null }, ...minors(now) },
    data: { publicSince: null },
  });
}
