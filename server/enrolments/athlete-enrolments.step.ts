import type { Prisma } from "../../prisma/generated/client/client";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import { joinRows, type Merging } from "../athletes/joined-record.rules";
import type { Transaction } from "../platform/database";
import { dayAt } from "../platform/time/time-zone.rules";
import { goneStatuses } from "../tournaments/tournament-and-enrolment-status.rules";
import { lockTournament } from "../tournaments/tournament.step";
import { tournamentTopic } from "../tournaments/tournament-topic.rules";
import { leave } from "./leave.step";
import type { EnrolmentParts } from "./open-enrolments.step";
import { moveUp } from "./places.step";

const givenUp = {
  OR: [
    { categoryId: null, tournament: { status: "REGISTRATION_OPEN" } },
    { category: { draw: null, settledAt: null }, tournament: { status: { not: "FINISHED" } } },
  ],
} satisfies Prisma.EnrolmentWhereInput;

/** Gives up an athlete's places in every category that is not drawn yet. In a drawn category a substitute is needed. */
export async function leaveOpenTournaments(
  ctx: EnrolmentParts,
  tx: Transaction,
  athleteId: string,
): Promise<void> {
  const places = await tx.enrolment.findMany({
    where: {
      athleteId,
      status: { notIn: [...goneStatuses] },
      ...givenUp,
    },
    select: { id: true, tournamentId: true },
    // Two who lock several take them in the same order. The last category first: no price changes on the way out.
    orderBy: [{ tournamentId: "asc" }, { categoryNumber: "desc" }],
  });
  for (const { id, tournamentId } of places) {
    const tournament = await lockTournament(tx, tournamentId);
    if (!(await tx.enrolment.count({ where: { id, ...givenUp } }))) continue; // drawn meanwhile
    const timeZone = await timeZoneAt(tx, tournament.arenaId);
    const open = { tournament, timeZone, today: dayAt(ctx.now, timeZone) };
    await leave(tx, ctx, open, id);
    await moveUp(tx, ctx, open);
    await ctx.events.emit(tx, tournamentTopic(tournamentId));
  }
}

/** Erasure of an athlete: deletes the invitations sent to any of their addresses. */
export async function forgetInvitationsTo(tx: Transaction, addresses: readonly string[]): Promise<void> {
  await tx.pairInvitation.deleteMany({ where: { invitedEmail: { in: [...addresses] } } });
}

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

/** Replaces the periods in which an athlete cannot play. @param which the periods to replace. */
export async function replaceUnavailabilities(
  tx: Transaction,
  which: { enrolmentId: string; byAthlete?: boolean },
  periods: readonly Prisma.UnavailabilityCreateManyInput[],
): Promise<void> {
  await tx.unavailability.deleteMany({ where: which });
  await tx.unavailability.createMany({ data: [...periods] });
}

/** Erasure of an athlete: deletes the times at which they could not play. */
export async function forgetUnavailabilities(tx: Transaction, athleteId: string): Promise<void> {
  await tx.unavailability.deleteMany({ where: { enrolment: { athleteId } } });
}
