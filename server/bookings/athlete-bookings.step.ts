import { pseudonym } from "../athletes/display-name.rules";
import { joinRows, type Merging } from "../athletes/joined-record.rules";
import { giveCourtsBack } from "../courts/occupy.step";
import type { Transaction } from "../platform/database";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { type BookingRecorder, bookingsCancelled } from "./booking.event";

/**
 * Deleting an account cancels the upcoming rentals and day uses that the athlete requested, without a fee. Other
 * bookings stay under a pseudonym.
 */
export async function leaveBookings(
  tx: Transaction,
  recorder: BookingRecorder,
  athleteId: string,
): Promise<void> {
  const { now } = recorder;
  await leaveDayUses(tx, recorder, athleteId);
  const coming = await tx.courtBooking.findMany({
    where: { athleteId, status: { not: "CANCELLED" }, startsAt: { gt: now } },
    select: { id: true, courtId: true, status: true },
  });
  await tx.courtBooking.updateMany({
    where: { id: { in: coming.map(({ id }) => id) } },
    data: { status: "CANCELLED", cancelledAt: now, cancelledBy: "CLIENT", feeInCents: 0 },
  });
  const confirmed = coming.flatMap(({ id, status }) => (status === "CONFIRMED" ? [id] : []));
  await tx.courtBooking.updateMany({ where: { id: { in: confirmed } }, data: { arenaUntold: true } });
  await giveCourtsBack(tx, coming);
  if (confirmed.length > 0)
    await bookingsCancelled.happened(tx, recorder, { service: "RENTAL", ids: confirmed });
  await tx.courtBooking.updateMany({
    where: { athleteId },
    data: { label: pseudonym("Atleta", athleteId), contact: null, note: null, athleteId: null },
  });
}

async function leaveDayUses(tx: Transaction, recorder: BookingRecorder, athleteId: string): Promise<void> {
  const { now } = recorder;
  const given = { cancelledAt: now, cancelledBy: "CLIENT" as const, feeInCents: 0 };
  await tx.dayUse.updateMany({
    where: { athleteId, cancelledAt: null, requested: true },
    data: given,
  });
  const confirmed = await tx.dayUse.updateManyAndReturn({
    where: { athleteId, cancelledAt: null, opensAt: { gt: now } },
    data: { ...given, arenaUntold: true },
    select: { id: true },
  });
  if (confirmed.length > 0)
    await bookingsCancelled.happened(tx, recorder, {
      service: "DAY_USE",
      ids: confirmed.map(({ id }) => id),
    });
  await tx.dayUse.updateMany({
    where: { athleteId },
    data: { clientName: pseudonym("Atleta", athleteId), contact: null, athleteId: null },
  });
}

/** The courts that were asked for under a record are those of the one that takes it in. */
export async function handOverRentals(tx: Transaction, { keptId, otherId }: Merging): Promise<void> {
  await tx.courtBooking.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
}

/**
 * Moves day uses to the kept record. A person comes once per day: if both records have a day use on the same day at one
 * arena, the confirmed one is kept, and the other is cancelled without a fee.
 */
export async function handOverDayUses(
  tx: Transaction,
  recorder: BookingRecorder,
  { keptId, otherId }: Merging,
): Promise<void> {
  const both = await tx.dayUse.findMany({
    where: { athleteId: { in: [keptId, otherId] }, cancelledAt: null },
    orderBy: { id: "asc" },
  });
  const of = (id: string) => both.filter(({ athleteId }) => athleteId === id);
  const { dropped } = joinRows(
    of(keptId),
    of(otherId),
    ({ arenaId, date }) => `${arenaId} ${dayFromDatabase(date)}`,
    (other, kept) => kept.requested && !other.requested,
  );
  await tx.dayUse.updateMany({
    where: { id: { in: dropped.map(({ id }) => id) } },
    data: { cancelledAt: recorder.now, cancelledBy: "CLIENT", feeInCents: 0 },
  });
  const ids = dropped.flatMap(({ id, requested }) => (requested ? [] : [id]));
  if (ids.length > 0) await bookingsCancelled.happened(tx, recorder, { service: "DAY_USE", ids });
  await tx.dayUse.updateMany({ where: { athleteId: otherId }, data: { athleteId: keptId } });
}
