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

/** How far the median of so many values may be from what it would be of very many: its standard error. */
const errorOfMedian = (values: readonly number[]): number =>
  (0.93 * (quantile(values, 0.75) - quantile(values, 0.25))) / Math.sqrt(values.length);

/** Pairs of samples before a difference is looked at, and between one look and the next. */
const perLook = 10;
/** Standard errors that a difference is away from a tolerance when it is certain to be within it. */
const certain = 4;

/**
 * How much longer the first work takes than the second, as a share of the second: 0.1 is a tenth. Medians of samples
 * taken in turn, now one first and now the other, so that what else the machine does concerns both.
 * @param samples at most so many of each: fewer where they show beyond doubt that the difference is within the tolerance.
 * @param before runs before each sample, outside of what is measured.
 */
export async function differenceOf(
  [first, second]: readonly [() => Promise<unknown>, () => Promise<unknown>],
  {
    samples,
    tolerance,
    before = async () => {},
  }: { samples: number; tolerance: number; before?: () => Promise<unknown> },
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  const measure = async (which: 0 | 1) => {
    await before();
    times[which].push(await timeOf(which === 0 ? first : second));
  };
  const difference = () => quantile(times[0], 0.5) / quantile(times[1], 0.5) - 1;
  const error = () => Math.hypot(errorOfMedian(times[0]), errorOfMedian(times[1])) / quantile(times[1], 0.5);
  for (let sample = -3; sample < samples; sample++) {
    if (sample === 0) times.forEach((list) => list.splice(0)); // what came before warmed up
    if (sample > 0 && sample % perLook === 0 && Math.abs(difference()) + certain * error() < tolerance) break;
    const order = sample % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) await measure(which);
  }
  return difference();
}
