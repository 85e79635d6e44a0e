/** One number of a chart with its name: a month, a court, an hour. */
export interface ChartPoint {
  /** In full, for the table of numbers: "março de 2026". */
  name: string;
  /** Below the chart, where there is little room: "mar". */
  short?: string;
  value: number;
}

/** How numbers are written: `formatMoney`, `formatCount`, or with a unit. */
export type ChartFormat = (value: number) => string;

/** The lowest and the highest of a chart. Zero belongs to it: bars that begin elsewhere lie. */
export function rangeOf(points: readonly ChartPoint[]): { low: number; high: number } {
  const values = points.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return { low, high: high === low ? low + 1 : high };
}

/** Where a value stands between the lowest (0) and the highest (1). */
export function shareOf(value: number, { low, high }: { low: number; high: number }): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

/**
 * A line through values, from left to right, in a box of 100 × 100 whose top is the highest of them. It fills the box
 * whatever the values are, for it shows the way they go and not how great they are.
 */
export function linePath(values: readonly number[]): string {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const steps = Math.max(1, values.length - 1);
  return values
    .map((value, index) => {
      const y = high === low ? 50 : 100 - shareOf(value, { low, high }) * 100;
      return `${index === 0 ? "M" : "L"}${round((index / steps) * 100)} ${round(y)}`;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 100) / 100;
