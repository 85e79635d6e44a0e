import DataLoader from "dataloader";
import { perRequest, type ActionContext } from "../platform/context";
import { placedStatuses } from "../enrolments/enrolment-status.rules";

export interface TournamentCounts {
  enrolments: number;
  matches: number;
  playedMatches: number;
}

/** Counts for every tournament of a list: two statements, however long the list. */
export const countsOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, TournamentCounts>(async (ids) => {
      const where = { tournamentId: { in: [...ids] } };
      const enrolments = await ctx.db.enrolment.groupBy({
        by: ["tournamentId"],
        where: { ...where, status: { in: [...placedStatuses] }, awaitsConsent: false },
        _count: { _all: true },
      });
      const matches = await ctx.db.match.groupBy({
        by: ["tournamentId", "status"],
        where,
        _count: { _all: true },
      });
      return ids.map((id) => {
        const own = matches.filter(({ tournamentId }) => tournamentId === id);
        return {
          enrolments: enrolments.find(({ tournamentId }) => tournamentId === id)?._count._all ?? 0,
          matches: own.reduce((sum, { _count }) => sum + _count._all, 0),
          playedMatches: own.find(({ status }) => status === "PLAYED")?._count._all ?? 0,
        };
      });
    }),
);
