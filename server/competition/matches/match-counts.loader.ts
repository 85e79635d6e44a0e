import { valueBy } from "../../platform/loaders";

export interface MatchCounts {
  all: number;
  played: number;
}

/** Counts for every tournament of a list: one statement, however long the list. */
export const matchCountsOf = valueBy<MatchCounts>(
  async ({ db }, ids) => {
    const rows = await db.match.groupBy({
      by: ["tournamentId", "status"],
      where: { tournamentId: { in: ids } },
      _count: { _all: true },
    });
    const counts = new Map<string, MatchCounts>();
    for (const { tournamentId, status, _count } of rows) {
      const { all, played } = counts.get(tournamentId) ?? { all: 0, played: 0 };
      const here = _count._all;
      counts.set(tournamentId, { all: all + here, played: played + (status === "PLAYED" ? here : 0) });
    }
    return counts;
  },
  () => ({ all: 0, played: 0 }),
);
