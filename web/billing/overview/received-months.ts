import { serviceTypes, type ServiceType } from "../../../server/billing/service-type.rules";
import { addMonths } from "../../../server/platform/time/calendar-day.rules";

interface OfService {
  /** Its first day, YYYY-MM-DD. */
  readonly month: string;
  readonly service: ServiceType;
  /** In centavos. */
  readonly receivedInCents: number;
}

/** Each of the last months up to the newest, those without money too, the oldest first. @param last its first day. */
export function byMonth(rows: readonly OfService[], last: string, months: number) {
  return Array.from({ length: months }, (_, index) => {
    const month = addMonths(last, index + 1 - months);
    return { month, cents: sumOf(rows.filter((row) => row.month === month)) };
  });
}

/** What each service brought in all of them, the most first; nothing of those that brought nothing. */
export function byService(rows: readonly OfService[]) {
  return serviceTypes
    .map((service) => ({ service, cents: sumOf(rows.filter((row) => row.service === service)) }))
    .filter(({ cents }) => cents !== 0)
    .toSorted((a, b) => b.cents - a.cents);
}

const sumOf = (rows: readonly OfService[]): number =>
  rows.reduce((sum, { receivedInCents }) => sum + receivedInCents, 0);
