import { yearOf } from "../platform/time/calendar-day.rules";

/** Age groups by the age that athletes reach in the year of the season: from, to (both included). */
export const ageGroups: readonly { name: string; from: number; to: number }[] = [
  { name: "Até 17 anos", from: 0, to: 17 },
  { name: "18 a 29 anos", from: 18, to: 29 },
  { name: "30 a 39 anos", from: 30, to: 39 },
  { name: "40 a 49 anos", from: 40, to: 49 },
  { name: "50 anos ou mais", from: 50, to: 200 },
];
export const unknownAge = "Sem data de nascimento";

/** How many minutes after its scheduled time a match still counts as on time. */
export const punctualMinutes = 10;
/** The most levels and arenas shown; the last one sums up the rest. */
export const mostShares = 12;

/** A name and its number of athletes. */
export interface SeasonShare {
  name: string;
  count: number;
}

/** Counts by age group, youngest first and unknown age last; without empty groups. */
export function agesInGroups(ages: readonly (readonly [age: number | null, count: number])[]): SeasonShare[] {
  const countOf = (includes: (age: number | null) => boolean): number =>
    ages.reduce((sum, [age, count]) => (includes(age) ? sum + count : sum), 0);
  return [
    ...ageGroups.map(({ name, from, to }) => ({
      name,
      count: countOf((age) => age !== null && age >= from && age <= to),
    })),
    { name: unknownAge, count: countOf((age) => age === null) },
  ].filter(({ count }) => count > 0);
}

/** The first shares; from `mostShares` on they are summed up as "Outros". */
export function largestShares(shares: readonly SeasonShare[]): SeasonShare[] {
  if (shares.length <= mostShares) return [...shares];
  const others = shares.slice(mostShares - 1).reduce((sum, { count }) => sum + count, 0);
  return [...shares.slice(0, mostShares - 1), { name: "Outros", count: others }];
}

/** The percentage, rounded; null if `whole` is 0. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 100) / whole);

/** A year that a calendar has and that has championships; others have no report. @param today YYYY-MM-DD */
export const isReportedYear = (year: number, today: string): boolean =>
  Number.isInteger(year) && year >= 1900 && year <= yearOf(today) + 1;

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
