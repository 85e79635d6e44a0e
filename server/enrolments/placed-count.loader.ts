import DataLoader from "dataloader";
import { perRequest, type ActionContext } from "../platform/context";
import { placedStatuses } from "../tournaments/enrolment-status.rules";

/** How many have a place in each tournament of a list: one statement, however long the list. */
export const placedCountOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, number>(async (ids) => {
      const rows = await ctx.db.enrolment.groupBy({
        by: ["tournamentId"],
        where: { tournamentId: { in: [...ids] }, status: { in: [...placedStatuses] }, awaitsConsent: false },
        _count: { _all: true },
      });
      return ids.map((id) => rows.find(({ tournamentId }) => tournamentId === id)?._count._all ?? 0);
    }),
);
