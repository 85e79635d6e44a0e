import type { Transaction } from "../../platform/database";
import type { BookingRecorder } from "../booking.event";
import { dropDayUses } from "./drop-day-uses.step";

/**
 * The arena calls off these: nobody pays. Expects them to be locked; those that are cancelled already stay so.
 * @returns those that are cancelled now.
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
