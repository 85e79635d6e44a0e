import type { Transaction } from "../platform/database";

/** An arena begins with one court. */
export async function openFirstCourt(
  tx: Transaction,
  _ctx: null,
  { arenaId }: { arenaId: string },
): Promise<void> {
  await tx.court.create({ data: { arenaId, number: 1, name: "Quadra 1" } });
}
