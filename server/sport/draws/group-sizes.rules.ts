/** A group of two would be one match. */
const smallestGroup = 3;

/**
 * How many pairs each group holds, the larger groups first: 13 → [4, 3, 3, 3].
 * @param aim pairs per group one aims at; null for as many groups of at least three as there can be.
 */
export function groupSizes(entries: number, aim: number | null): number[] {
  const most = Math.max(1, Math.floor(entries / smallestGroup));
  const groups = aim === null ? most : Math.min(most, Math.max(1, Math.round(entries / aim)));
  const size = Math.floor(entries / groups);
  return Array.from({ length: groups }, (_, group) => size + (group < entries % groups ? 1 : 0));
}
