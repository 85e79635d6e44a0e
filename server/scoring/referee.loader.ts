import type { ActionContext } from "../platform/context";
import { usableAccount } from "./referee.access";

/** A teacher who can be chosen from a list instead of being named by e-mail. */
export interface RefereeCandidate {
  id: string;
  fullName: string;
}

/** Teachers of the arena who have an account and are no referees of this tournament yet; by name. */
export const refereeCandidates = (
  { db }: ActionContext,
  { id, arenaId }: { id: string; arenaId: string | null },
): Promise<RefereeCandidate[]> =>
  arenaId === null
    ? Promise.resolve([])
    : db.teacher.findMany({
        where: {
          active: true,
          arenas: { some: { arenaId, active: true } },
          user: { ...usableAccount, refereeOf: { none: { tournamentId: id } } },
        },
        select: { id: true, fullName: true },
        orderBy: [{ fullName: "asc" }, { id: "asc" }],
        take: 100,
      });
