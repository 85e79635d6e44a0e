/**
 * What share of all each has, in whole percent; together they are 100, so that nobody has to ask where one went: those
 * that were cut off most get one more. All 0 where there is nothing.
 * @param counts none of them negative.
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
