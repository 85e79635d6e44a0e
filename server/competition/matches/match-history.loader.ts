import DataLoader from "dataloader";
import type { MatchResultRecord } from "../../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../../platform/context";

export interface HistoryEntry extends MatchResultRecord {
  tournamentId: string;
  /** Null: by the match's link, or by the product itself, or by somebody who left. */
  recordedBy: string | null;
}

/** What was ever written into matches, the latest first; two statements, however many matches. */
export const historyOf = perRequest(
  (ctx: ActionContext) =>
    new DataLoader<string, HistoryEntry[]>(async (matchIds) => {
      const rows = await ctx.db.matchResultRecord.findMany({
        where: { matchId: { in: [...matchIds] } },
        orderBy: { version: "desc" },
        include: { match: { select: { tournamentId: true } } },
      });
      const people = await ctx.db.user.findMany({
        where: { id: { in: rows.flatMap(({ recordedById }) => recordedById ?? []) } },
        select: { id: true, name: true },
      });
      const names = new Map(people.map(({ id, name }) => [id, name]));
      return matchIds.map((id) =>
        rows
          .filter(({ matchId }) => matchId === id)
          .map(({ match, ...row }) => ({
            ...row,
            tournamentId: match.tournamentId,
            recordedBy: names.get(row.recordedById ?? "") ?? null,
          })),
      );
    }),
);
