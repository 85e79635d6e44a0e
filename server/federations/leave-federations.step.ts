import type { Transaction } from "../platform/database";

/** Ends all of a user's federation memberships. */
export async function leaveFederations(tx: Transaction, userId: string): Promise<void> {
  await tx.federationMember.updateMany({ where: { userId }, data: { active: false } });
}
