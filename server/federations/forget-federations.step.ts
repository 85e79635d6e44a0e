import type { Transaction } from "../platform/database";

/** Of accounts that were never confirmed, the federations that only such run, and on which nothing hangs. */
export async function forgetFederations(
  tx: Transaction,
  _ctx: null,
  { userIds }: { userIds: readonly string[] },
): Promise<void> {
  const userId = { in: [...userIds] };
  const none = { none: {} };
  await tx.federation.deleteMany({
    where: {
      members: { some: { userId }, every: { userId } },
      arenas: none,
      championships: none,
      rankings: none,
      charges: none,
      contracts: none,
    },
  });
}

/** Ends all of a user's federation memberships. */
export async function leaveFederations(tx: Transaction, userId: string): Promise<void> {
  await tx.federationMember.updateMany({ where: { userId }, data: { active: false } });
}
