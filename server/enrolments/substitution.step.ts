import type { Transaction } from "../platform/database";

/** Somebody else takes over their number and lot. */
export async function leaveDraw(tx: Transaction, enrolmentId: string): Promise<void> {
  await tx.enrolment.update({
    where: { id: enrolmentId },
    data: { status: "CANCELLED", drawNumber: null, tieBreakLot: null },
  });
}

/** The newcomer plays beside whoever the other one played with; nothing for who plays alone. */
export async function replaceInPair(tx: Transaction, leavingId: string, comingId: string): Promise<void> {
  await tx.pair.updateMany({ where: { firstId: leavingId }, data: { firstId: comingId } });
  await tx.pair.updateMany({ where: { secondId: leavingId }, data: { secondId: comingId } });
}
