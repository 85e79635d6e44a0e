import type { Transaction } from "../platform/database";

/** Deletes the notices of accounts that are erased. */
export async function forgetNotices(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.notice.deleteMany({ where: { userId: { in: [...userIds] } } });
}
