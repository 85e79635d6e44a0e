import type { Transaction } from "../../platform/database";

/** What the bank said of what an athlete has paid names them: the money stays, the words go. */
export async function forgetBankTexts(tx: Transaction, athleteId: string): Promise<void> {
  await tx.bankLine.updateMany({ where: { charge: { athleteId } }, data: { text: "" } });
}
