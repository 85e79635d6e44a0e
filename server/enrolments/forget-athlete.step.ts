import type { Transaction } from "../platform/database";

/** Erasure of an athlete: deletes the times at which they could not play. */
export async function forgetUnavailabilities(tx: Transaction, athleteId: string): Promise<void> {
  await tx.unavailability.deleteMany({ where: { enrolment: { athleteId } } });
}

/** Erasure of an athlete: deletes the invitations sent to any of their addresses. */
export async function forgetInvitationsTo(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx.pairInvitation.deleteMany({ where: { invitedEmail: { in: [...addresses] } } });
}
