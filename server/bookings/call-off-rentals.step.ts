import type { Transaction } from "../platform/database";
import type { BookingRecorder } from "./booking.event";
import { dropRentals } from "./drop-rentals.step";

/**
 * Cancels rentals on behalf of the arena, without a fee, and frees their courts. Skips rentals already cancelled.
 * Expects them to be locked.
 * @returns the rentals cancelled by this call.
 */
export async function callOffRentals(
  tx: Transaction,
  recorder: BookingRecorder,
  ids: readonly string[],
  reason: string,
): Promise<string[]> {
  const rentals = await tx.courtBooking.findMany({
    where: { id: { in: [...ids] }, kind: "RENTAL", status: { not: "CANCELLED" } },
    orderBy: { id: "asc" },
  });
  await dropRentals(tx, recorder, rentals, "ARENA", reason);
  return rentals.map(({ id }) => id);
}
