import type { Transaction } from "../platform/database";

/** Whoever leaves the platform is asked nothing more, and what was asked of them is gone. */
export async function forgetMergeRequests(tx: Transaction, athleteId: string): Promise<void> {
  await tx.mergeRequest.deleteMany({ where: { OR: [{ keptId: athleteId }, { otherId: athleteId }] } });
}
