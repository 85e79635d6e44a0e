import type { Transaction } from "../platform/database";

/** What was told to accounts that are forgotten. */
export async function forgetNotices(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.notice.deleteMany({ where: { userId: { in: [...userIds] } } });
}
