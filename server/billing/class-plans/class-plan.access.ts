import { canManageArena } from "../../arenas/arena.access";
import { accessRule, arenaManagers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn } from "../../platform/viewer";

/** Change what an arena sells. False as well for what does not exist. */
export const canManageClassPlan = accessRule(
  "MONEY",
  arenaManagers,
  async (id: string, ctx: ActionContext) => {
    const { viewer, db } = ctx;
    if (!isSignedIn(viewer) || (viewer.ownedArenaIds.length === 0 && !isAdmin(viewer))) return false;
    const plan = await db.classPlan.findUnique({ where: { id }, select: { arenaId: true } });
    return plan !== null && canManageArena(plan.arenaId, viewer);
  },
);
