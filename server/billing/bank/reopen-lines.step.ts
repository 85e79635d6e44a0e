import type { Transaction } from "../../platform/database";

/** Payments were none after all: what the bank says of them waits again for somebody to say what it is. */
export async function reopenBankLines(tx: Transaction, entryIds: readonly string[]): Promise<void> {
  await tx.bankLine.updateMany({
    where: { entryId: { in: [...entryIds] } },
    data: { state: "OPEN", chargeId: null, entryId: null, decidedAt: null, decidedById: null },
  });
}
