import type { Merging } from "../athletes/joined-rows.rules";
import { joinRows } from "../athletes/joined-rows.rules";
import type { Transaction } from "../platform/database";

/** Of somebody who is out, and in whose place nothing hangs: an earlier try at what the other record has. */
const triesOf = { status: { in: ["CANCELLED", "EXPIRED"] }, drawNumber: null, finalPosition: null } as const;

/**
 * Where a record was and is in, and whither it was asked, are the other's. In one category both may have been, if one of
 * them is out again: that both are in, or played, is for the caller to have seen to.
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
