/** @returns milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** @param share from 0 to 1; 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * How much longer the first work takes than the second, as a share of the second: 0.1 is a tenth. Medians of samples
 * taken in turn, now one first and now the other, so that what else the machine does concerns both.
 * @param before runs before each sample, outside of what is measured.
 */
export async function differenceOf(
  [first, second]: readonly [() => Promise<unknown>, () => Promise<unknown>],
  { samples, before = async () => {} }: { samples: number; before?: () => Promise<unknown> },
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  const measure = async (which: 0 | 1) => {
    await before();
    times[which].push(await timeOf(which === 0 ? first : second));
  };
  for (let sample = -3; sample < samples; sample++) {
    if (sample === 0) times.forEach((list) => list.splice(0)); // what came before warmed up
    const order = sample % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) await measure(which);
  }
  return quantile(times[0], 0.5) / quantile(times[1], 0.5) - 1;
}
