import { closePublicPages } from "../athletes/public-page.step";
import type { Transaction } from "../platform/database";

/** Deletes the guardianships of a minor whose data is erased, with their history. */
export async function forgetGuardiansOf(tx: Transaction, athleteId: string): Promise<void> {
  await tx.guardianship.deleteMany({ where: { athleteId } });
}

/** Ends the guardianships of a guardian whose account is erased. The log of the guardian's actions is kept. */
export async function leaveChildren(tx: Transaction, userId: string, now: Date): Promise<void> {
  const where = { userId, status: "ACTIVE" as const };
  const children = await tx.guardianship.findMany({ where, select: { athleteId: true } });
  await tx.guardianship.updateMany({
    where,
    data: { status: "ENDED", endedAt: now, nameConsentAt: null },
  });
  await closePublicPages(
    tx,
    children.map(({ athleteId }) => athleteId),
  );
}

/** Deletes the guardian invitations that were sent to the addresses of a person whose data is erased. */
export async function forgetGuardianInvitationsTo(
  tx: Transaction,
  addresses: readonly string[],
): Promise<void> {
  await tx.guardianship.deleteMany({ where: { email: { in: [...addresses] } } });
}
