import { pairsByWeight } from "../../../server/sport/draws/seeds-from-ranking.rules";

interface Input {
  pairs: [string, string][];
  points: Record<string, number>;
}

export function run({ pairs, points }: Input) {
  const entries = pairs.map((pair) => ({
    id: pair.toSorted().join("/"),
    points: pair.map((athlete) => points[athlete] ?? 0),
  }));
  return { order: pairsByWeight(entries).map(({ weight, ids }) => ({ weight, pairs: ids })) };
}
