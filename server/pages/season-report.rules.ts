import { yearOf } from "../platform/time/calendar-day.rules";

/** How old athletes become in the year of the season, in groups: from, to (both included). */
export const ageGroups: readonly { name: string; from: number; to: number }[] = [
  { name: "Até 17 anos", from: 0, to: 17 },
  { name: "18 a 29 anos", from: 18, to: 29 },
  { name: "30 a 39 anos", from: 30, to: 39 },
  { name: "40 a 49 anos", from: 40, to: 49 },
  { name: "50 anos ou mais", from: 50, to: 200 },
];
export const unknownAge = "Sem data de nascimento";

/** A match is on time up to so many minutes after its time. */
export const punctualMinutes = 10;
/** So many levels and arenas are told; the rest is told together. */
export const mostShares = 12;

/** Something and how many athletes it stands for. */
export interface SeasonShare {
  name: string;
  count: number;
}

/** Counts by age as the groups that have somebody, the youngest first, those of unknown age last. */
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

/** The first of them; what is beyond `mostShares` stands together as "Outros". */
export function largestShares(shares: readonly SeasonShare[]): SeasonShare[] {
  if (shares.length <= mostShares) return [...shares];
  const others = shares.slice(mostShares - 1).reduce((sum, { count }) => sum + count, 0);
  return [...shares.slice(0, mostShares - 1), { name: "Outros", count: others }];
}

/** Of how many in a hundred, rounded; null of none. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 100) / whole);

/** A year that a calendar has and that has championships; others have no report. @param today YYYY-MM-DD */
export const isReportedYear = (year: number, today: string): boolean =>
  Number.isInteger(year) && year >= 1900 && year <= yearOf(today) + 1;
