import type { Transaction } from "../../platform/database";

/**
 * Deletes the notes and report requests about an athlete. Expects the athlete's record to be locked, so that none are
 * added.
 */
export async function forgetProgress(tx: Transaction, athleteId: string): Promise<void> {
  await tx.progressNote.deleteMany({ where: { athleteId } });
  await tx.reportRequest.deleteMany({ where: { athleteId } });
}
