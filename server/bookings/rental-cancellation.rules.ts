import { inMs } from "../platform/time/duration.rules";

/** What an arena keeps of a rental that is cancelled late. */
export interface CancellationRule {
  /** So long before the start it costs nothing. */
  freeHours: number;
  latePercent: number;
}

/** What an arena begins with. */
export const defaultCancellationRule: CancellationRule = { freeHours: 4, latePercent: 100 };

export interface CancelledRental {
  priceInCents: number;
  paidInCents: number;
  startsAt: Date;
  /** null: a no-show without a cancellation. */
  cancelledAt: Date | null;
  by: "CLIENT" | "ARENA";
}

export type CancellationReason = "FREE" | "LATE" | "NO_SHOW" | "BY_ARENA";

/** What a rental costs that does not take place, what goes back and what is still owed. */
export function rentalCancellation(
  rental: CancelledRental,
  rule: CancellationRule,
): { reason: CancellationReason; chargeInCents: number; refundInCents: number; dueInCents: number } {
  const { priceInCents, paidInCents } = rental;
  const reason = reasonOf(rental, rule);
  const chargeInCents = {
    FREE: 0,
    BY_ARENA: 0,
    LATE: Math.floor((priceInCents * rule.latePercent * 2 + 100) / 200),
    NO_SHOW: priceInCents,
  }[reason];
  return {
    reason,
    chargeInCents,
    refundInCents: Math.max(0, paidInCents - chargeInCents),
    dueInCents: Math.max(0, chargeInCents - paidInCents),
  };
}

function reasonOf(
  { startsAt, cancelledAt, by }: CancelledRental,
  { freeHours }: CancellationRule,
): CancellationReason {
  if (by === "ARENA") return "BY_ARENA";
  if (cancelledAt === null || cancelledAt >= startsAt) return "NO_SHOW";
  return startsAt.getTime() - cancelledAt.getTime() >= inMs({ hours: freeHours }) ? "FREE" : "LATE";
}
