import type { CourtBooking } from "../../prisma/generated/client/client";
import { giveCourtsBack } from "../courts/occupy.step";
import type { Transaction } from "../platform/database";
import { bookingsCancelled, type BookingRecorder } from "./booking.event";
import { defaultCancellationRule, rentalCancellation } from "./rental-cancellation.rules";
import type { BookingParty } from "./rental-words.rules";

/** Cancels rentals: what each costs all the same follows the rules, and their courts are free. Expects them to be locked. */
export async function dropRentals(
  tx: Transaction,
  recorder: BookingRecorder,
  rentals: readonly CourtBooking[],
  by: BookingParty,
  cancelReason: string | null,
): Promise<void> {
  const { now } = recorder;
  const fees = rentals.map((rental) => ({ id: rental.id, fee: feeOf(rental, by, now) }));
  // Group by fee: there are few distinct ones, since a late cancellation costs the full price and an early one nothing.
  for (const feeInCents of new Set(fees.map(({ fee }) => fee)))
    await tx.courtBooking.updateMany({
      where: { id: { in: fees.flatMap(({ id, fee }) => (fee === feeInCents ? [id] : [])) } },
      data: { status: "CANCELLED", cancelledAt: now, cancelledBy: by, feeInCents, cancelReason },
    });
  await giveCourtsBack(tx, rentals);
  const ids = rentals.flatMap(({ id, status }) => (status === "CONFIRMED" ? [id] : []));
  if (ids.length > 0) await bookingsCancelled.happened(tx, recorder, { service: "RENTAL", ids });
}

/** Cancellation fee; unconfirmed rentals cost nothing. */
function feeOf(
  { status, priceInCents, startsAt, freeCancelHours }: CourtBooking,
  by: BookingParty,
  cancelledAt: Date,
): number {
  if (status === "REQUESTED" || priceInCents === null) return 0;
  return rentalCancellation(
    { priceInCents, paidInCents: 0, startsAt, cancelledAt, by },
    { ...defaultCancellationRule, freeHours: freeCancelHours },
  ).chargeInCents;
}

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
