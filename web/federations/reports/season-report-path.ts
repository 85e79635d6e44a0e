/** The address of a federation's report on a year. */
export const seasonReportPath = (year: number): string => `/federation/reports/${year}`;
