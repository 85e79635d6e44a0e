import { canManageArena } from "../arenas/arena.access";
import { accessRule, arenaManagers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { canManageTournament } from "../tournaments/tournament.access";

interface OfCourt {
  tournamentId: { id: string };
  courtKey: string;
}

/** For a tournament one runs, on a court of an arena one manages. */
export const canBlockCourt = accessRule(
  "TOURNAMENT",
  arenaManagers,
  async ({ tournamentId, courtKey }: OfCourt, ctx: ActionContext) => {
    if (!(await canManageTournament(tournamentId.id, ctx))) return false;
    const court = await ctx.db.court.findUnique({ where: { id: courtKey }, select: { arenaId: true } });
    return court !== null && canManageArena(court.arenaId, ctx.viewer);
  },
);
