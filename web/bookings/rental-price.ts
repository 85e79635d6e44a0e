import { rentalPrice } from "../../server/bookings/rental-price.rules";
import { isCalendarDate } from "../../server/platform/time/calendar-day.rules";
import { isClockTime } from "../../server/platform/time/clock-time.rules";
import { endsAfter, spanOn } from "../../server/platform/time/day-span.rules";
import { clockAt, dayAt } from "../../server/platform/time/zoned-time.rules";
import type { OfferedTime } from "./offered-times";
import type { RentalPlace } from "./public/rental-place";

interface Typed {
  date: string;
  startsAt: string;
  endsAt: string;
}

/**
 * The price of a rental by the arena's price table, from the form's values; null while they are incomplete or invalid.
 */
export function typedPrice(
  { date, startsAt, endsAt }: Typed,
  { hourlyRateInCents, priceLines }: Pick<RentalPlace, "hourlyRateInCents" | "priceLines">,
  timeZone: string,
): { minutes: number; priceInCents: number } | null {
  if (!isCalendarDate(date) || !isClockTime(startsAt) || !isClockTime(endsAt)) return null;
  if (!endsAfter(startsAt, endsAt)) return null;
  return rentalPrice(
    { ...spanOn(date, { starts: startsAt, ends: endsAt }, timeZone), timeZone },
    { hourlyRateInCents, lines: priceLines, discountInBasisPoints: 0 },
  );
}

/** The price of an offered time on its own day: hours after midnight are offered on the evening before. */
export function offeredPrice(
  time: Pick<OfferedTime, "startsAt" | "endsAt">,
  prices: Pick<RentalPlace, "hourlyRateInCents" | "priceLines">,
  timeZone: string,
): { minutes: number; priceInCents: number } | null {
  const [startsAt, endsAt] = [clockAt(time.startsAt, timeZone), clockAt(time.endsAt, timeZone)];
  return typedPrice({ date: dayAt(time.startsAt, timeZone), startsAt, endsAt }, prices, timeZone);
}

/** "1 h 30 min", "45 min". */
export function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}
