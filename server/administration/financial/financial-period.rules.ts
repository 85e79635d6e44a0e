import { addDays, addMonths, firstOfMonth } from "../../platform/time/calendar-day.rules";

export const financialPeriods = ["LAST_7_DAYS", "LAST_30_DAYS", "CURRENT_MONTH"] as const;
export type FinancialPeriod = (typeof financialPeriods)[number];

export const financialPeriodLabel: Record<FinancialPeriod, string> = {
  LAST_7_DAYS: "Últimos 7 dias",
  LAST_30_DAYS: "Últimos 30 dias",
  CURRENT_MONTH: "Mês atual",
};

/** Days are YYYY-MM-DD; both belong to it. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The last days end today; the month is whole, for what is due until its end is its revenue too. */
export function daysOfPeriod(period: FinancialPeriod, today: string): DaySpan {
  if (period === "LAST_7_DAYS") return { from: addDays(today, -6), to: today };
  if (period === "LAST_30_DAYS") return { from: addDays(today, -29), to: today };
  const from = firstOfMonth(today);
  return { from, to: addDays(addMonths(from, 1), -1) };
}
