import type { Transaction } from "../platform/database";

/** Moves charges for or to a teacher when two records of the teacher are merged. */
export async function moveCharges(
  tx: Transaction,
  _ctx: null,
  { fromId, toId, arenaId }: { fromId: string; toId: string; arenaId: string | null },
): Promise<void> {
  await tx.charge.updateMany({
    where: { teacherId: fromId, ...(arenaId === null ? {} : { arenaId }) },
    data: { teacherId: toId },
  });
}
