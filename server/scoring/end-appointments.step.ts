import type { Transaction } from "../platform/database";

/** Somebody referees nowhere any more. */
export async function endAppointments(tx: Transaction, userId: string): Promise<void> {
  await tx.tournamentReferee.deleteMany({ where: { userId } });
}
