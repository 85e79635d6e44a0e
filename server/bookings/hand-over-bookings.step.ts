import { joinRows, type Merging } from "../athletes/joined-rows.rules";
import type { Transaction } from "../platform/database";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { bookingsCancelled, type BookingRecorder } from "./booking.event";

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
