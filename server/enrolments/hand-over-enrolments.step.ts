import { joinRows, type Merging } from "../athletes/joined-rows.rules";
import type { Transaction } from "../platform/database";

/** Cancelled or expired enrolments that no draw or result refers to: superseded by an enrolment of the other record. */
const triesOf = { status: { in: ["CANCELLED", "EXPIRED"] }, drawNumber: null, finalPosition: null } as const;

/**
 * Merging two athlete records: moves the enrolments and invitations of `otherId` to `keptId`. Where both records
 * entered the same category, an enrolment that ended is deleted. The caller has checked that in no category both
 * records are active, or both have results.
 */
export async function handOverEnrolments(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  const places = await tx.enrolment.findMany({
    where: { athleteId: { in: [keptId, otherId] } },
    select: {
      id: true,
      athleteId: true,
      tournamentId: true,
      categoryId: true,
      status: true,
      enrolledAt: true,
    },
  });
  const isOut = (place: (typeof places)[number]) =>
    (triesOf.status.in as readonly string[]).includes(place.status);
  const { dropped } = joinRows(
    places.filter(({ athleteId }) => athleteId === keptId),
    places.filter(({ athleteId }) => athleteId === otherId),
    ({ tournamentId, categoryId }) => `${tournamentId}:${categoryId}`,
    (place, standing) => isOut(standing) && (!isOut(place) || place.enrolledAt > standing.enrolledAt),
  );
  // What was paid for it stays with who paid.
  await tx.enrolment.deleteMany({
    where: { id: { in: dropped.map(({ id }) => id) }, ...triesOf, status: { in: [...triesOf.status.in] } },
  });
  await tx.enrolment.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
  await tx.pairInvitation.updateMany({ where: { guestId: otherId }, data: { guestId: keptId } });
}
