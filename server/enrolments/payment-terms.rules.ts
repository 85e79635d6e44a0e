import { splitByLargestRemainder } from "../brazil/money.rules";
import { counted } from "../platform/plural.rules";
import { dayIn } from "../platform/stored-time.rules";

const dayMs = 24 * 60 * 60 * 1000;

/** @param day YYYY-MM-DD @param days from 0. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** How far the clocks of a zone are ahead of UTC at an instant, in ms. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/** The instant at which a day begins in a zone; the first one after clocks that skip midnight. */
function startOfDay(timeZone: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetAt(timeZone, midnight);
  const start = midnight - offsetAt(timeZone, guess);
  return dayIn(timeZone, new Date(start)) < day ? start + 60 * 60 * 1000 : start;
}

/** The last instant of the day that lies so many days after the one it is in a zone: until then it can be paid. */
export const dueInstant = (now: Date, days: number, timeZone: string): Date =>
  new Date(startOfDay(timeZone, daysAfter(dayIn(timeZone, now), days + 1)) - 1);

/** When what was paid comes back. */
export interface RefundTerms {
  /** Up to so many days before the start everything comes back. */
  fullRefundDays: number;
  /** From then on so many hundredths, until the draw. */
  lateRefundPercent: number;
  /** YYYY-MM-DD. */
  startDate: string;
}

/** Hundredths of what was paid that come back to who leaves on a day; nothing once it is drawn. */
export function refundPercent(
  { fullRefundDays, lateRefundPercent, startDate }: RefundTerms,
  today: string,
  drawn: boolean,
): number {
  if (drawn) return 0;
  return daysAfter(today, fullRefundDays) <= startDate ? 100 : lateRefundPercent;
}

/**
 * What each gets back of what they paid together, half a centavo up: the shares add up to the whole.
 * @param paid integer centavos of each.
 */
export function refundShares(paid: readonly number[], percent: number): number[] {
  const sum = paid.reduce((total, amount) => total + amount, 0);
  if (sum === 0) return paid.map(() => 0);
  return splitByLargestRemainder(Math.floor((sum * percent + 50) / 100), paid);
}

/** The event's rule in words, for who enrols. */
export function refundInWords({
  fullRefundDays,
  lateRefundPercent,
}: Pick<RefundTerms, "fullRefundDays" | "lateRefundPercent">): string {
  const days = counted(fullRefundDays, "dia", "dias");
  const full =
    fullRefundDays === 0
      ? "Reembolso integral até o dia do início"
      : `Reembolso integral até ${days} antes do início`;
  const late =
    lateRefundPercent === 0
      ? "depois disso não há reembolso"
      : `depois disso, ${lateRefundPercent}% até o sorteio`;
  return `${full}; ${late}.`;
}
