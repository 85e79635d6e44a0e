/** How far a report on teaching goes back from its month. */
export const reportPeriods = ["MONTH", "QUARTER", "HALF_YEAR", "YEAR"] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

export const monthsOfPeriod: Record<ReportPeriod, number> = { MONTH: 1, QUARTER: 3, HALF_YEAR: 6, YEAR: 12 };

export const reportPeriodLabel: Record<ReportPeriod, string> = {
  MONTH: "Mês",
  QUARTER: "3 meses",
  HALF_YEAR: "6 meses",
  YEAR: "12 meses",
};

/** What classes came to. A class is given when it is over and was not called off. */
export interface TaughtCounts {
  givenCount: number;
  cancelledCount: number;
  /** Marked in classes given. */
  presentCount: number;
  absentCount: number;
  /** The places of classes given, and how many of them were taken. */
  placeCount: number;
  takenCount: number;
  /** Students of the month before, and how many of them also had a place in this one; summed over the months of a period. */
  priorStudentCount: number;
  keptStudentCount: number;
}

export const nothingTaught: TaughtCounts = {
  givenCount: 0,
  cancelledCount: 0,
  presentCount: 0,
  absentCount: 0,
  placeCount: 0,
  takenCount: 0,
  priorStudentCount: 0,
  keptStudentCount: 0,
};

const countNames = Object.keys(nothingTaught) as (keyof TaughtCounts)[];

export function sumOfTaught(months: readonly TaughtCounts[]): TaughtCounts {
  const sum = { ...nothingTaught };
  for (const month of months) for (const name of countNames) sum[name] += month[name];
  return sum;
}
