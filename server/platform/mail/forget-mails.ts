import type { Transaction } from "../database";

/** What was written to somebody who is forgotten. */
export async function forgetMailsTo(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx.outgoingMail.deleteMany({ where: { to: { in: [...addresses] } } });
}

/** What was written so long ago that it serves nobody. */
export async function forgetMailsBefore(db: Transaction, instant: Date): Promise<void> {
  await db.outgoingMail.deleteMany({ where: { createdAt: { lt: instant } } });
}
