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

/** The standard error of the median. */
const errorOfMedian = (values: readonly number[]): number =>
  (0.93 * (quantile(values, 0.75) - quantile(values, 0.25))) / Math.sqrt(values.length);

/** Number of sample pairs before the first check, and between checks. */
const perLook = 10;
/** Distance from the tolerance, in standard errors, at which the difference is certainly within it. */
const certain = 4;

/**
 * How much longer the first work takes than the second, as a share of the second: 0.1 is 10 %. Uses medians of alternating
 * samples, in alternating order, so that other load on the machine affects both.
 * @param samples the maximum number of each: fewer if the difference is certainly within the tolerance.
 * @param before runs before each sample, not measured.
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
    if (sample === 0) times.forEach((list) => list.splice(0)); // the samples before were a warm-up
    if (sample > 0 && sample % perLook === 0 && Math.abs(difference()) + certain * error() < tolerance) break;
    const order = sample % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) await measure(which);
  }
  return difference();
}
