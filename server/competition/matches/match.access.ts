import { accessRule, organisers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { canManageTournament } from "../../tournaments/tournament.access";

/** Who runs the tournament that a match is of; false as well for one that does not exist. */
export const canManageMatch = accessRule("TOURNAMENT", organisers, async (id: string, ctx: ActionContext) => {
  const row = await ctx.db.match.findUnique({ where: { id }, select: { tournamentId: true } });
  return row !== null && canManageTournament(row.tournamentId, ctx);
});
