import { giveCourtsBack } from "../courts/occupy.step";
import { pseudonym } from "../athletes/display-name.rules";
import type { Transaction } from "../platform/database";
import { bookingsCancelled, type BookingRecorder } from "./booking.event";

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
