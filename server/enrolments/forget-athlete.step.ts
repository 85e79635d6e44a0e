import type { Transaction } from "../platform/database";

/** Somebody is forgotten: when they could not play. */
export async function forgetUnavailabilities(tx: Transaction, athleteId: string): Promise<void> {
  await tx.unavailability.deleteMany({ where: { enrolment: { athleteId } } });
}

/** Somebody is forgotten: who asked them to play, by one of their addresses. */
export async function forgetInvitationsTo(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx.pairInvitation.deleteMany({ where: { invitedEmail: { in: [...addresses] } } });
}
