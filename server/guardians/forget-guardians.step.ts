import { closePublicPages } from "../athletes/public-page.step";
import type { Transaction } from "../platform/database";

/** A minor is forgotten: nobody answers for them any more, and nothing says who did. */
export async function forgetGuardiansOf(tx: Transaction, athleteId: string): Promise<void> {
  await tx.guardianship.deleteMany({ where: { athleteId } });
}

/** Who answered for minors is forgotten: they do not any more. What they did for them stays, by an account without a name. */
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

/** Somebody is forgotten: what they were asked by one of their addresses. */
export async function forgetGuardianInvitationsTo(
  tx: Transaction,
  addresses: readonly string[],
): Promise<void> {
  await tx.guardianship.deleteMany({ where: { email: { in: [...addresses] } } });
}
