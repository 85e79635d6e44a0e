import { seededRandom, shuffle } from "../../platform/random.rules";
import { bracketSize, seedCount } from "./knockout-draw.rules";
import { groupSizes } from "./group-draw.rules";
import type { DrawSettings } from "./draw-plan.rules";

export interface RankedEntry {
  readonly id: string;
  /** Points of each of its athletes; 0 for who is not in the ranking. */
  readonly points: readonly number[];
}

/** Pairs of one weight, what both athletes' points sum up to; the heaviest first. */
export function pairsByWeight(entries: readonly RankedEntry[]): { weight: number; ids: string[] }[] {
  const ids = new Map<number, string[]>();
  for (const { id, points } of entries) {
    const weight = points.reduce((sum, each) => sum + each, 0);
    ids.set(weight, [...(ids.get(weight) ?? []), id].sort());
  }
  return [...ids]
    .map(([weight, alike]) => ({ weight, ids: alike }))
    .sort((one, other) => other.weight - one.weight);
}

/**
 * Seeds the strongest: lots decide between pairs of one weight, and who has no points is not seeded.
 * @param count how many seeds there are at most.
 * @returns ids, the first seed first.
 */
export function seedsFromRanking(entries: readonly RankedEntry[], count: number, lotsSeed: string): string[] {
  const byLot = shuffle(entries.map(({ id }) => id).sort(), seededRandom(`${lotsSeed}/seeds`));
  return pairsByWeight(entries)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ ids }) => byLot.filter((id) => ids.includes(id)))
    .slice(0, count);
}

/** How many seeds a draw usually has: one for each group, else by the size of the bracket. */
export function usualSeeds(entries: number, settings: Pick<DrawSettings, "format" | "groupSize">): number {
  switch (settings.format) {
    case "GROUPS_KNOCKOUT":
      return groupSizes(entries, settings.groupSize).length;
    case "ROUND_ROBIN":
      return 0;
    case "KNOCKOUT":
    case "DOUBLE_ELIMINATION":
      return seedCount(bracketSize(entries));
  }
}
