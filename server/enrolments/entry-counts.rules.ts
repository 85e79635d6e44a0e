import { hasPlace, isAsked } from "../tournaments/enrolment-status.rules";
import type { EnrolmentStatus } from "../tournaments/tournament-labels.rules";

interface Entry {
  readonly id: string;
  readonly status: EnrolmentStatus;
  readonly awaitsConsent: boolean;
}

/** How many are in a category and how many wait: pairs where people enter two by two, else athletes. */
export interface EntryCounts {
  placed: number;
  waiting: number;
}

/**
 * @param enrolments of one category.
 * @param pairs of the same, or of more.
 */
export function countEntries(
  enrolments: readonly Entry[],
  pairs: Iterable<{ readonly firstId: string; readonly secondId: string }>,
  inPairs: boolean,
): EntryCounts {
  const placed = new Set(
    enrolments.flatMap((one) => (hasPlace(one.status) && !isAsked(one) ? [one.id] : [])),
  );
  const waiting = new Set(enrolments.flatMap(({ id, status }) => (status === "WAITLISTED" ? [id] : [])));
  if (!inPairs) return { placed: placed.size, waiting: waiting.size };
  const counts = { placed: 0, waiting: waiting.size };
  for (const { firstId, secondId } of pairs) {
    if (placed.has(firstId) && placed.has(secondId)) counts.placed++;
    // Two who wait together are one; who waits alone has asked a partner.
    if (waiting.has(firstId) && waiting.has(secondId)) counts.waiting--;
  }
  return counts;
}

/** The same of a whole tournament, in one word: pairs where all its categories are of pairs, else athletes. */
export const inOneWord = (
  categories: readonly (EntryCounts & { readonly inPairs: boolean })[],
): (EntryCounts & { inPairs: boolean }) | null => {
  const [first] = categories;
  if (!first || categories.some(({ inPairs }) => inPairs !== first.inPairs)) return null;
  const sum = (of: keyof EntryCounts) => categories.reduce((all, counts) => all + counts[of], 0);
  return { inPairs: first.inPairs, placed: sum("placed"), waiting: sum("waiting") };
};
