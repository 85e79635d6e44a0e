import { addDays } from "../platform/time/calendar-day.rules";
import { later } from "../platform/time/duration.rules";
import { isWaking } from "../platform/time/waking-hours.rules";
import { clockAt, dayAt, instantAt } from "../platform/time/zoned-time.rules";

/** In the evening from here on, the arena also hears of what would be too late in the morning. */
const evening = "20:00";
const lateMorning = "14:00";

/**
 * Up to which start the arena hears now of classes that wait for students; null at night, when nobody does.
 * @param noticeHours how long before they begin, by day.
 */
export function toldUntil(now: Date, timeZone: string, noticeHours: number): Date | null {
  if (!isWaking(now, timeZone)) return null;
  const usual = later(now, { hours: noticeHours });
  if (clockAt(now, timeZone) < evening) return usual;
  const tomorrow = instantAt(addDays(dayAt(now, timeZone), 1), lateMorning, timeZone);
  return tomorrow > usual ? tomorrow : usual;
}
