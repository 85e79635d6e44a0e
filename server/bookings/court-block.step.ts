import type { Transaction } from "../platform/database";

/** A court is out of use for a while. @returns the block's id. */
export async function createBlock(
  tx: Transaction,
  block: { courtId: string; startsAt: Date; endsAt: Date; label: string },
): Promise<string> {
  const { id } = await tx.courtBooking.create({ data: { ...block, kind: "BLOCK" }, select: { id: true } });
  return id;
}

/** Removes the block that starts then. Idempotent. */
export async function removeBlock(tx: Transaction, courtId: string, startsAt: Date): Promise<void> {
  await tx.courtBooking.deleteMany({ where: { courtId, startsAt, kind: "BLOCK" } });
}
