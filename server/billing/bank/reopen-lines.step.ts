import type { Transaction } from "../../platform/database";

/** Reopens the bank lines of undone payments, so that they wait for reconciliation again. */
export async function reopenBankLines(tx: Transaction, entryIds: readonly string[]): Promise<void> {
  await tx.bankLine.updateMany({
    where: { entryId: { in: [...entryIds] } },
    data: { state: "OPEN", chargeId: null, entryId: null, decidedAt: null, decidedById: null },
  });
}
