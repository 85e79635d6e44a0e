import { canManageArena } from "../../arenas/arena.access";
import { accessRule, arenaManagers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn } from "../../platform/viewer";

const managesSomeArena = ({ viewer }: ActionContext): boolean =>
  isSignedIn(viewer) && (viewer.ownedArenaIds.length > 0 || isAdmin(viewer));

/** Use, rename and delete a preset. False if it does not exist. */
export const canManageRulesPreset = accessRule(
  "TOURNAMENT",
  arenaManagers,
  async (id: string, ctx: ActionContext) => {
    if (!managesSomeArena(ctx)) return false;
    const preset = await ctx.db.rulesPreset.findUnique({ where: { id }, select: { arenaId: true } });
    return preset !== null && canManageArena(preset.arenaId, ctx.viewer);
  },
);

/** Save the rules of a tournament as a preset of its arena; a championship has no arena. */
export const canSaveRulesPreset = accessRule(
  "TOURNAMENT",
  arenaManagers,
  async (tournamentId: string, ctx: ActionContext) => {
    if (!managesSomeArena(ctx)) return false;
    const tournament = await ctx.db.tournament.findUnique({
      where: { id: tournamentId },
      select: { arenaId: true },
    });
    return tournament?.arenaId ? canManageArena(tournament.arenaId, ctx.viewer) : false;
  },
);
