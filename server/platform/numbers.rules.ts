/**
 * 1260 → "1.260". A browser's own formatter takes milliseconds to be made, which a page notices.
 * @param value a whole number.
 */
export const inThousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ".");

/**
 * The form that goes with a whole number: `plural(3, "entra", "entram")`. Grammar has the singular for 0 too; here 0 takes
 * the plural, as it is said of things counted on a screen: "0 jogos".
 */
export const plural = (count: number, one: string, more: string): string =>
  Math.abs(count) === 1 ? one : more;

/** "1 dupla", "12 duplas", "0 duplas". */
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${plural(count, one, more)}`;

/**
 * The share of each count in whole percent, by the largest remainder method, so that the shares add up to 100. All 0 if
 * the sum is 0.
 * @param counts not negative.
 */
export function wholePercents(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0) return counts.map(() => 0);
  const percents = counts.map((count) => Math.floor((count * 100) / sum));
  const missing = 100 - percents.reduce((total, percent) => total + percent, 0);
  const cutOff = (index: number) => ((counts[index] ?? 0) * 100) % sum;
  const mostCutOff = counts.map((_count, index) => index).toSorted((a, b) => cutOff(b) - cutOff(a));
  for (const index of mostCutOff.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}
