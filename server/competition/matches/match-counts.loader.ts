import DataLoader from "dataloader";
import { perRequest, type ActionContext } from "../../platform/context";

export interface MatchCounts {
  all: number;
  played: number;
}

/** Counts for every tournament of a list: one statement, however long the list. */
export const matchCountsOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, MatchCounts>(async (ids) => {
      const rows = await ctx.db.match.groupBy({
        by: ["tournamentId", "status"],
        where: { tournamentId: { in: [...ids] } },
        _count: { _all: true },
      });
      return ids.map((id) => {
        const own = rows.filter(({ tournamentId }) => tournamentId === id);
        return {
          all: own.reduce((sum, { _count }) => sum + _count._all, 0),
          played: own.find(({ status }) => status === "PLAYED")?._count._all ?? 0,
        };
      });
    }),
);
