import { addMonths, firstOfMonth } from "../platform/time/calendar-day.rules";

/** Which month a report is about, and those that its picture goes back to; first days, YYYY-MM-DD. */
export interface ReportMonths {
  month: string;
  /** With which the next one begins. */
  after: string;
  /** The oldest first, the month itself last. */
  shown: string[];
}

export const monthsShown = 12;

/** @param day YYYY-MM-DD, any of the month. */
export function reportMonths(day: string): ReportMonths {
  const month = firstOfMonth(day);
  const shown = Array.from({ length: monthsShown }, (_, index) => addMonths(month, index + 1 - monthsShown));
  return { month, after: addMonths(month, 1), shown };
}
