import type { DayUse } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";
import { bookingsCancelled, type BookingRecorder } from "../booking.event";
import type { BookingParty } from "../rental-words.rules";
import { dayUseFee } from "./day-use.rules";

/** Cancels them: what each costs all the same follows the rules, and its places are free. Expects them to be locked. */
export async function dropDayUses(
  tx: Transaction,
  recorder: BookingRecorder,
  dayUses: readonly DayUse[],
  by: BookingParty,
  cancelReason: string | null,
): Promise<void> {
  const { now } = recorder;
  const fees = dayUses.map((dayUse) => ({ id: dayUse.id, fee: dayUseFee(dayUse, by, now) }));
  for (const feeInCents of new Set(fees.map(({ fee }) => fee)))
    await tx.dayUse.updateMany({
      where: { id: { in: fees.flatMap(({ id, fee }) => (fee === feeInCents ? [id] : [])) } },
      data: { cancelledAt: now, cancelledBy: by, feeInCents, cancelReason },
    });
  const ids = dayUses.flatMap(({ id, requested }) => (requested ? [] : [id]));
  if (ids.length > 0) await bookingsCancelled.happened(tx, recorder, { service: "DAY_USE", ids });
}

/**
 * Cancels day uses on behalf of the arena, without a fee. Skips those already cancelled. Expects them to be locked.
 * @returns the day uses cancelled by this call.
 */
export async function callOffDayUses(
  tx: Transaction,
  recorder: BookingRecorder,
  ids: readonly string[],
  reason: string,
): Promise<string[]> {
  const dayUses = await tx.dayUse.findMany({
    where: { id: { in: [...ids] }, cancelledAt: null },
    orderBy: { id: "asc" },
  });
  await dropDayUses(tx, recorder, dayUses, "ARENA", reason);
  return dayUses.map(({ id }) => id);
}
