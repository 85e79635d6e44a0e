import type { Transaction } from "../platform/database";

/** Somebody works for no federation any more. */
export async function leaveFederations(tx: Transaction, userId: string): Promise<void> {
  await tx.federationMember.updateMany({ where: { userId }, data: { active: false } });
}
