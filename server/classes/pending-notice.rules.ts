import { addDays } from "../platform/time/calendar-day.rules";
import { later } from "../platform/time/duration.rules";
import { isWaking } from "../platform/time/waking-hours.rules";
import { clockAt, dayAt, instantAt } from "../platform/time/zoned-time.rules";

/** From this hour on, the notice also covers classes for which a notice in the morning would be too late. */
const evening = "20:00";
const lateMorning = "14:00";

/**
 * The arena is notified now of pending classes that start up to this instant; null at night, when no notices are sent.
 * @param noticeHours hours of notice before the start, by day.
 */
export function notifyUntil(now: Date, timeZone: string, noticeHours: number): Date | null {
  if (!isWaking(now, timeZone)) return null;
  const usual = later(now, { hours: noticeHours });
  if (clockAt(now, timeZone) < evening) return usual;
  const tomorrow = instantAt(addDays(dayAt(now, timeZone), 1), lateMorning, timeZone);
  return tomorrow > usual ? tomorrow : usual;
}
