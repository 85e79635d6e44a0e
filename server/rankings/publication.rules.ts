import { addMonths, firstOfMonth } from "../platform/time/calendar-day.rules";

/** So far back a first list can be published. */
const oldestInMonths = 12;

/**
 * The months of which a list can be published: those that are over and come after the last that was, the latest first.
 * @param last YYYY-MM-01; null where none was. @param today YYYY-MM-DD.
 */
export function monthsToPublish(last: string | null, today: string): string[] {
  const running = firstOfMonth(today);
  const months = Array.from({ length: oldestInMonths }, (_, index) => addMonths(running, -1 - index));
  return months.filter((month) => last === null || month > last);
}
