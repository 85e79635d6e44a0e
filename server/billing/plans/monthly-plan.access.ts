import { canManageArena } from "../../arenas/arena.access";
import { accessRule, arenaManagers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn, type Viewer } from "../../platform/viewer";

/** A monthly plan is visible to its payer, managers of the arena, and admins. */
export const canSeePlan = (
  { arenaId, athleteId }: { arenaId: string; athleteId: string },
  viewer: Viewer | null,
): boolean => isSignedIn(viewer) && (canManageArena(arenaId, viewer) || viewer.athleteId === athleteId);

/** Price, pauses, end. False as well for what does not exist. */
export const canManagePlan = accessRule("MONEY", arenaManagers, async (id: string, ctx: ActionContext) => {
  const { viewer, db } = ctx;
  if (!isSignedIn(viewer) || (viewer.ownedArenaIds.length === 0 && !isAdmin(viewer))) return false;
  const plan = await db.monthlyPlan.findUnique({ where: { id }, select: { arenaId: true } });
  return plan !== null && canManageArena(plan.arenaId, viewer);
});
