interface Place<Ranking> {
  position: number;
  /** Its first day. */
  month: string;
  ranking: Ranking;
}

interface Curve<Ranking> {
  ranking: Ranking;
  /** The oldest first. */
  months: { month: string; position: number }[];
  best: number;
  worst: number;
}

/** Limits: rankings per page, and months that fit on a phone. */
const mostCurves = 3;
const mostMonths = 12;

/**
 * A curve for each ranking with at least two months, those with the most months first.
 * @param places the newest month first.
 */
export function curvesOf<Ranking extends { key: string }>(
  places: readonly Place<Ranking>[],
): Curve<Ranking>[] {
  const byRanking = new Map<string, Place<Ranking>[]>();
  for (const place of places)
    byRanking.set(place.ranking.key, [...(byRanking.get(place.ranking.key) ?? []), place]);
  return [...byRanking.values()]
    .map((all) => all.slice(0, mostMonths).toReversed())
    .filter((all) => all.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostCurves)
    .flatMap((all) => {
      const positions = all.map(({ position }) => position);
      const [first] = all;
      if (!first) return [];
      const best = Math.min(...positions);
      return {
        ranking: first.ranking,
        months: all.map(({ month, position }) => ({ month, position })),
        best,
        // If the position never changed, the line is drawn at the top.
        worst: Math.max(...positions, best + 1),
      };
    });
}
