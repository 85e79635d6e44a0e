import type { Transaction } from "../platform/database";

/** Of accounts that were never confirmed, the arenas on which nothing hangs. */
export async function forgetArenas(
  tx: Transaction,
  _ctx: null,
  { userIds }: { userIds: readonly string[] },
): Promise<void> {
  const none = { none: {} };
  await tx.arena.deleteMany({
    where: {
      ownerId: { in: [...userIds] },
      athletes: none,
      teachers: none,
      tournaments: none,
      rankings: none,
      charges: none,
      contracts: none,
    },
  });
}
