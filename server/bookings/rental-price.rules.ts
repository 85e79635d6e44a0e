import { inMs, later } from "../platform/time/duration.rules";
import { type Weekday, weekdayNameOf } from "../platform/time/calendar-day.rules";
import { clockAt, dayAt } from "../platform/time/time-zone.rules";

/** What an hour costs on some days between two clock times, HH:mm; the last is outside it, 00:00 is the day's end. */
export interface TariffLine {
  days: readonly Weekday[];
  from: string;
  to: string;
  hourlyRateInCents: number;
}

export interface Tariff {
  /** Where no line fits. */
  hourlyRateInCents: number;
  /** The first that fits counts. */
  lines: readonly TariffLine[];
  /** In hundredths of a percent. */
  discountInBasisPoints: number;
}

/** A court from when until when, on the clocks of its arena. */
export interface RentalSpan {
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

/** Each minute costs a sixtieth of the hour to which its own day and clock belong; rounded half up once, at the end. */
export function rentalPrice(span: RentalSpan, tariff: Tariff): { minutes: number; priceInCents: number } {
  const { minutes, sixtieths } = rentalCost(span, tariff);
  const whole = 60 * 10_000;
  const share = sixtieths * (10_000 - tariff.discountInBasisPoints);
  return { minutes, priceInCents: Math.floor((2 * share + whole) / (2 * whole)) };
}

/** Exact price before the discount, in sixtieths of a centavo. */
export function rentalCost(
  { startsAt, endsAt, timeZone }: RentalSpan,
  tariff: Tariff,
): { minutes: number; sixtieths: number } {
  const minutes = Math.max(0, Math.floor((endsAt.getTime() - startsAt.getTime()) / inMs({ minutes: 1 })));
  let sixtieths = 0;
  for (let minute = 0; minute < minutes; minute++)
    sixtieths += rateAt(later(startsAt, { minutes: minute }), timeZone, tariff);
  return { minutes, sixtieths };
}

function rateAt(instant: Date, timeZone: string, { lines, hourlyRateInCents }: Tariff): number {
  if (lines.length === 0) return hourlyRateInCents;
  const [weekday, clock] = [weekdayNameOf(dayAt(instant, timeZone)), clockAt(instant, timeZone)];
  const line = lines.find(
    ({ days, from, to }) => days.includes(weekday) && from <= clock && (to === "00:00" || clock < to),
  );
  return line?.hourlyRateInCents ?? hourlyRateInCents;
}

/** What an arena keeps of a rental that is cancelled late. */
interface CancellationRule {
  /** Cancelling is free until this many hours before the start. */
  freeHours: number;
  latePercent: number;
}

/** Default rule of an arena. */
export const defaultCancellationRule: CancellationRule = { freeHours: 4, latePercent: 100 };

interface CancelledRental {
  priceInCents: number;
  paidInCents: number;
  startsAt: Date;
  /** null: a no-show without a cancellation. */
  cancelledAt: Date | null;
  by: "CLIENT" | "ARENA";
}

type CancellationReason = "FREE" | "LATE" | "NO_SHOW" | "BY_ARENA";

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
