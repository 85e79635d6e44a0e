import type { Transaction } from "../platform/database";

/** Clears the draw number and the lot of the athlete who leaves; the substitute takes them over. */
export async function leaveDraw(tx: Transaction, enrolmentId: string): Promise<void> {
  await tx.enrolment.update({
    where: { id: enrolmentId },
    data: { status: "CANCELLED", drawNumber: null, tieBreakLot: null },
  });
}

/** The substitute takes the leaving athlete's place in the pair; does nothing in individual categories. */
export async function replaceInPair(tx: Transaction, leavingId: string, comingId: string): Promise<void> {
  await tx.pair.updateMany({ where: { firstId: leavingId }, data: { firstId: comingId } });
  await tx.pair.updateMany({ where: { secondId: leavingId }, data: { secondId: comingId } });
}
