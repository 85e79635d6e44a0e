const dayMs = 24 * 60 * 60 * 1000;
const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** @param day YYYY-MM-DD. @param count may be negative. @returns YYYY-MM-DD */
export const daysAfter = (day: string, count: number): string =>
  new Date(atNoon(day) + count * dayMs).toISOString().slice(0, 10);

/** Whole days from one day to another; negative when the second comes first. */
export const daysFrom = (day: string, until: string): number =>
  Math.round((atNoon(until) - atNoon(day)) / dayMs);
