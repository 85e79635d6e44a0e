import { isCalendarDate } from "../../server/platform/time/calendar-day.rules";

/** "2026-11" of an address → "2026-11-01"; null for what is no month. */
export function monthInAddress(word: string | undefined): string | null {
  const day = `${word}-01`;
  return isCalendarDate(day) ? day : null;
}
