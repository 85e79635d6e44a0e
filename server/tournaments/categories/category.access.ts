import type { ActionContext } from "../../platform/context";
import { canManageTournament } from "../tournament.access";

/** Who manages its tournament; false as well for a category that does not exist. */
export async function canManageCategory(id: string, ctx: ActionContext): Promise<boolean> {
  const row = await ctx.db.tournamentCategory.findUnique({ where: { id }, select: { tournamentId: true } });
  return row !== null && canManageTournament(row.tournamentId, ctx);
}
