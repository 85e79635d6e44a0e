import { valueBy } from "../platform/loaders";

/** Points earned in categories by each athlete, as they were stored; one statement, however many categories. */
export const pointsOfCategories = valueBy<ReadonlyMap<string, number>>(
  async ({ db }, ids) => {
    const rows = await db.rankingResult.findMany({
      where: { categoryId: { in: ids }, replacedAt: null },
      select: { categoryId: true, athleteId: true, points: true },
    });
    const points = new Map(ids.map((id) => [id, new Map<string, number>()]));
    for (const row of rows) points.get(row.categoryId ?? "")?.set(row.athleteId, row.points);
    return points;
  },
  () => new Map(),
);
