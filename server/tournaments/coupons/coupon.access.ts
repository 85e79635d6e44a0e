import { accessRule, organisers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { canManageTournament } from "../tournament.access";

/** Who manages its tournament; false as well for a coupon that does not exist. */
export const canManageCoupon = accessRule(
  "TOURNAMENT",
  organisers,
  async (id: string, ctx: ActionContext) => {
    const row = await ctx.db.tournamentCoupon.findUnique({ where: { id }, select: { tournamentId: true } });
    return row !== null && canManageTournament(row.tournamentId, ctx);
  },
);
