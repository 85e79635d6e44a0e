import type { Transaction } from "../platform/database";

/** Ends all of a user's appointments as a referee. */
export async function endAppointments(tx: Transaction, userId: string): Promise<void> {
  await tx.tournamentReferee.deleteMany({ where: { userId } });
}
