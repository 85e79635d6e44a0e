import type { Transaction } from "../platform/database";

/** Two records of a teacher become one: what was charged for their classes, or to them, goes along. */
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
