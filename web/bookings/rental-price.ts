import { rentalPrice } from "../../server/bookings/rental-price.rules";
import { isCalendarDate } from "../../server/platform/time/calendar-day.rules";
import { endsAfter, isClockTime, spanOn } from "../../server/platform/time/clock-time.rules";
import { clockAt, dayAt } from "../../server/platform/time/time-zone.rules";
import type { RentalPlace } from "./public/rental-place";

interface FreeCourt {
  readonly key: string;
  readonly name: string;
  readonly free: readonly { readonly startsAt: string; readonly endsAt: string }[];
}

/** A time at which one can begin, and the courts that are free then for long enough. */
export interface OfferedTime {
  /** ms since 1970 UTC */
  startsAt: number;
  endsAt: number;
  courts: { key: string; name: string }[];
}

const minute = 60_000;

/** Every half hour at which some court is free for so many minutes, by time. */
export function offeredTimes(courts: readonly FreeCourt[], minutes: number, step = 30): OfferedTime[] {
  const byStart = new Map<number, OfferedTime>();
  for (const { key, name, free } of courts)
    for (const span of free) {
      const last = Date.parse(span.endsAt) - minutes * minute;
      const first = Math.ceil(Date.parse(span.startsAt) / (step * minute)) * step * minute;
      for (let startsAt = first; startsAt <= last; startsAt += step * minute) {
        const offered = byStart.get(startsAt) ?? {
          startsAt,
          endsAt: startsAt + minutes * minute,
          courts: [],
        };
        offered.courts.push({ key, name });
        byStart.set(startsAt, offered);
      }
    }
  return [...byStart.values()].sort((a, b) => a.startsAt - b.startsAt);
}

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
