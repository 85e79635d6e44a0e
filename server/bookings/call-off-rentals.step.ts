import type { Transaction } from "../platform/database";
import type { BookingRecorder } from "./booking.event";
import { dropRentals } from "./drop-rentals.step";

/**
 * The arena calls off these rentals: nobody pays, and their courts are free. Expects them to be locked; those that are
 * cancelled already stay so.
 * @returns those that are cancelled now.
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
