import { rentalCancellation } from "../../../server/bookings/rental-price.rules";

interface Input {
  price_cents: number;
  paid_cents: number;
  starts: string;
  cancelled_at: string | null;
  by: "CLIENT" | "ARENA";
  rule: { free_hours: number; late_percent: number };
}

export function run({ price_cents, paid_cents, starts, cancelled_at, by, rule }: Input) {
  const { reason, chargeInCents, refundInCents, dueInCents } = rentalCancellation(
    {
      priceInCents: price_cents,
      paidInCents: paid_cents,
      startsAt: instantOf(starts),
      cancelledAt: cancelled_at === null ? null : instantOf(cancelled_at),
      by,
    },
    { freeHours: rule.free_hours, latePercent: rule.late_percent },
  );
  return { reason, charge_cents: chargeInCents, refund_cents: refundInCents, due_cents: dueInCents };
}

/** The cases say no zone: the clocks of one that is never put forward. */
const instantOf = (wall: string): Date => new Date(`${wall}:00Z`);
