import { addDays } from "../platform/time/calendar-day.rules";
import { isWaking } from "../platform/time/waking-hours.rules";
import { dayAt } from "../platform/time/zoned-time.rules";

/**
 * The day to remind of now, in the time zone of a place; null at night. Reminders are early enough to cancel a class
 * with notice.
 */
export const eveOf = (now: Date, timeZone: string): string | null =>
  isWaking(now, timeZone) ? addDays(dayAt(now, timeZone), 1) : null;
