import { inMs } from "../platform/time/duration.rules";

/** What an arena keeps of a rental that is cancelled late. */
export interface CancellationRule {
  /** Cancelling is free until this many hours before the start. */
  freeHours: number;
  latePercent: number;
}

/** Default rule of an arena. */
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

/** Fee, refund and remaining debt of a rental that does not take place. */
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
