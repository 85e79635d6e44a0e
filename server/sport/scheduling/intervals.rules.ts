import type { Interval } from "./schedule-plan.rules";

export function overlap(a: Interval, b: Interval): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

/** Sorted, and joined where they touch or overlap. Empty ones are left out. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  const sorted = intervals
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
  for (const { startsAt, endsAt } of sorted) {
    const last = result.at(-1);
    if (last && startsAt <= last.endsAt) {
      result[result.length - 1] = { startsAt: last.startsAt, endsAt: Math.max(last.endsAt, endsAt) };
    } else {
      result.push({ startsAt, endsAt });
    }
  }
  return result;
}

/** What is left of `free` (sorted, disjoint) once `taken` is gone. */
export function without(free: readonly Interval[], taken: Interval): Interval[] {
  if (taken.startsAt >= taken.endsAt) return [...free];
  return free.flatMap((interval) => {
    if (!overlap(interval, taken)) return [interval];
    return [
      { startsAt: interval.startsAt, endsAt: taken.startsAt },
      { startsAt: taken.endsAt, endsAt: interval.endsAt },
    ].filter(({ startsAt, endsAt }) => startsAt < endsAt);
  });
}
