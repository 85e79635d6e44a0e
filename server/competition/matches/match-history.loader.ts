import type { MatchResultRecord } from "../../../prisma/generated/client/client";
import { manyBy } from "../../platform/loaders";

export interface HistoryEntry extends MatchResultRecord {
  tournamentId: string;
  /** Null when recorded by the match's link, by the system, or by a user who was deleted. */
  recordedBy: string | null;
}

/** What was ever written into matches, the latest first; two statements, however many matches. */
export const historyOf = manyBy(
  ({ matchId }: HistoryEntry) => matchId,
  async ({ db }, ids) => {
    const rows = await db.matchResultRecord.findMany({
      where: { matchId: { in: ids } },
      orderBy: { version: "desc" },
      include: { match: { select: { tournamentId: true } } },
    });
    const people = await db.user.findMany({
      where: { id: { in: rows.flatMap(({ recordedById }) => recordedById ?? []) } },
      select: { id: true, name: true },
    });
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return rows.map(({ match, ...row }) => ({
      ...row,
      tournamentId: match.tournamentId,
      recordedBy: names.get(row.recordedById ?? "") ?? null,
    }));
  },
);
