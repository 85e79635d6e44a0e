import type { ActionContext } from "../../platform/context";
import { canManageTournament } from "../../tournaments/tournament.access";

/** Who runs the tournament that a match is of; false as well for one that does not exist. */
export async function canManageMatch(id: string, ctx: ActionContext): Promise<boolean> {
  const row = await ctx.db.match.findUnique({ where: { id }, select: { tournamentId: true } });
  return row !== null && canManageTournament(row.tournamentId, ctx);
}
