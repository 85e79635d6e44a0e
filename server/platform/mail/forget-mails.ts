import type { Transaction } from "../database";

/** Deletes the mails to the addresses of a person whose data is erased. */
export async function forgetMailsTo(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx.outgoingMail.deleteMany({ where: { to: { in: [...addresses] } } });
}

/** Deletes mails older than the retention period. */
export async function forgetMailsBefore(db: Transaction, instant: Date): Promise<void> {
  await db.outgoingMail.deleteMany({ where: { createdAt: { lt: instant } } });
}
