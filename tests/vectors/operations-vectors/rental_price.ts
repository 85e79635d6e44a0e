import { rentalPrice } from "../../../server/bookings/rental-price.rules";
import type { Weekday } from "../../../server/platform/time/calendar-day.rules";

interface Input {
  starts: string;
  ends: string;
  hourly_rate_cents: number;
  table: { days: Weekday[]; from: string; to: string; hourly_rate_cents: number }[];
  discount_bp?: number;
}

export function run({ starts, ends, hourly_rate_cents, table, discount_bp = 0 }: Input) {
  const { minutes, priceInCents } = rentalPrice(
    { startsAt: instantOf(starts), endsAt: instantOf(ends), timeZone: "UTC" },
    {
      hourlyRateInCents: hourly_rate_cents,
      lines: table.map(({ hourly_rate_cents: hourlyRateInCents, ...line }) => ({
        ...line,
        hourlyRateInCents,
      })),
      discountInBasisPoints: discount_bp,
    },
  );
  return { minutes, price_cents: priceInCents };
}

/** The cases say no zone: the clocks of one that is never put forward. */
const instantOf = (wall: string): Date => new Date(`${wall}:00Z`);
