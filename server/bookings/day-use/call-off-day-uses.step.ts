import type { Transaction } from "../../platform/database";
import type { BookingRecorder } from "../booking.event";
import { dropDayUses } from "./drop-day-uses.step";

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
