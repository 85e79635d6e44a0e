import { joinRows, type Merging } from "../../athletes/joined-rows.rules";
import type { Transaction } from "../../platform/database";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { bookingsCancelled, type BookingRecorder } from "../booking.event";

/**
 * The days that were asked for under a record are those of the one that takes it in. One person comes in once: of the same
 * day at one arena the confirmed one stays; the other place is free, and nothing is owed for it.
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
