import { bracketSize } from "./byes.rules";
import { bye, type DraftSide } from "./bracket.rules";
import { seatApart, type GroupPlace, type OpenLine } from "./seat-apart.rules";
import { seatSeconds, zip } from "./seat-seconds.rules";
import { rankedLines } from "./seed-lines.rules";

/**
 * Who of the groups stands where in the knockout. Winners rank by the letter of their group, after them come the seconds
 * and so on, each on a line of their ranks. So winners never meet in round 1 and have the byes; a second stands in the
 * half where the winner of its group is not, later places as far from their group as there is room.
 * @param sizes pairs in each group, A first.
 * @param places the places that take part, best first: [1, 2] for winners and seconds.
 * @returns the side on each line.
 */
export function groupsToKnockout(sizes: readonly number[], places: readonly number[]): DraftSide[] {
  const tiers = places.map((place) =>
    sizes.flatMap((size, group): GroupPlace[] => (size >= place ? [{ group, place }] : [])),
  );
  const count = tiers.flat().length;
  const lines = rankedLines(bracketSize(count));
  const seated = new Map<number, GroupPlace>();
  for (const [index, tier] of tiers.entries()) {
    const open = tier.map((_, offset): OpenLine => {
      const rank = seated.size + offset + 1;
      return { line: lines.indexOf(rank) + 1, hasBye: rank <= lines.length - count };
    });
    const chosen = seatTier(index, tier, open, seated, lines.length);
    for (const [line, place] of chosen) seated.set(line, place);
  }
  return lines.map((_, index): DraftSide => {
    const place = seated.get(index + 1);
    return place === undefined ? bye : { kind: "GROUP_PLACE", ...place };
  });
}

function seatTier(
  index: number,
  tier: readonly GroupPlace[],
  open: readonly OpenLine[],
  seated: ReadonlyMap<number, GroupPlace>,
  size: number,
): [number, GroupPlace][] {
  if (index === 0) return zip(open, tier).map(([{ line }, place]) => [line, place]);
  return index === 1 && tier.length === seated.size
    ? seatSeconds(tier, open, seated, size)
    : seatApart(tier, open, seated, size);
}
