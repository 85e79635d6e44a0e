import type { DayUse } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { accessRule, arenaManagers, athletes } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn, type Viewer } from "../../platform/viewer";

/** Who asked for it themselves, and who manages the arena. */
export const canSeeDayUse = (
  { arenaId, athleteId }: Pick<DayUse, "arenaId" | "athleteId">,
  viewer: Viewer | null,
): boolean =>
  isSignedIn(viewer) &&
  (canManageArena(arenaId, viewer) || (athleteId !== null && athleteId === viewer.athleteId));

/** Cancel, answer: who manages its arena, and admins. */
export const canManageDayUse = accessRule(
  "ARENA",
  arenaManagers,
  async (id: string, { db, viewer }: ActionContext) => {
    if (!isSignedIn(viewer) || (viewer.ownedArenaIds.length === 0 && !isAdmin(viewer))) return false;
    const dayUse = await db.dayUse.findUnique({ where: { id }, select: { arenaId: true } });
    return dayUse !== null && canManageArena(dayUse.arenaId, viewer);
  },
);

/** Give it back: the athlete who asked for it. */
export const ownsDayUse = accessRule("ARENA", athletes, async (id: string, { db, viewer }: ActionContext) => {
  if (!isSignedIn(viewer) || viewer.athleteId === null) return false;
  return (await db.dayUse.count({ where: { id, athleteId: viewer.athleteId } })) > 0;
});
