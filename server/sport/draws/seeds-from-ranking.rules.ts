import { seededRandom, shuffle } from "../../platform/random.rules";
import { bracketSize } from "./byes.rules";
import { groupSizes } from "./group-sizes.rules";
import type { DrawSettings } from "./draw-plan.rules";
import { seedCount } from "./seed-lines.rules";

export interface RankedEntry {
  readonly id: string;
  /** Points of each of its athletes; 0 for who is not in the ranking. */
  readonly points: readonly number[];
}

/**
 * Seeds the strongest: a pair weighs what both athletes' points sum up to, lots decide between equals, and who has no
 * points is not seeded.
 * @param count how many seeds there are at most.
 * @returns ids, the first seed first.
 */
export function seedsFromRanking(entries: readonly RankedEntry[], count: number, lotsSeed: string): string[] {
  const weights = new Map(entries.map(({ id, points }) => [id, points.reduce((sum, each) => sum + each, 0)]));
  const weight = (id: string) => weights.get(id) ?? 0;
  const byLot = shuffle([...weights.keys()].sort(), seededRandom(`${lotsSeed}/seeds`));
  return byLot
    .filter((id) => weight(id) > 0)
    .sort((one, other) => weight(other) - weight(one))
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
