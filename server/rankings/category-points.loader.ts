import DataLoader from "dataloader";
import { perRequest, type ActionContext } from "../platform/context";

/** Points earned in categories by each athlete, as they were stored; one statement, however many categories. */
export const pointsOfCategories = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, ReadonlyMap<string, number>>(async (categoryIds) => {
      const rows = await ctx.db.rankingResult.findMany({
        where: { categoryId: { in: [...categoryIds] } },
        select: { categoryId: true, athleteId: true, points: true },
      });
      return categoryIds.map(
        (id) =>
          new Map(
            rows
              .filter(({ categoryId }) => categoryId === id)
              .map(({ athleteId, points }) => [athleteId, points]),
          ),
      );
    }),
);
