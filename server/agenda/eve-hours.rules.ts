import { addDays } from "../platform/time/calendar-day.rules";
import { isWaking } from "../platform/time/waking-hours.rules";
import { dayAt } from "../platform/time/zoned-time.rules";

/**
 * The day of which is reminded now, by the clocks of a place; null while nobody is: not at night, and early enough to give
 * notice of a class.
 */
export const eveOf = (now: Date, timeZone: string): string | null =>
  isWaking(now, timeZone) ? addDays(dayAt(now, timeZone), 1) : null;
