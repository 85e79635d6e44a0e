/** A federation's championships of a year. */
export const seasonPath = (year: number): string => `/federation/calendar/${year}`;
