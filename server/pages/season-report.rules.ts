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
