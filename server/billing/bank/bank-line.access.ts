import { canManageArena } from "../../arenas/arena.access";
import { accessRule, arenaManagers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn, type Viewer } from "../../platform/viewer";

/** What came into an arena's account: who manages it, and admins. */
export const canSeeBankLine = ({ arenaId }: { arenaId: string }, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) && canManageArena(arenaId, viewer);

/** Match, ignore or reopen a bank line. False also if it does not exist. */
export const canManageBankLine = accessRule(
  "MONEY",
  arenaManagers,
  async (id: string, { viewer, db }: ActionContext) => {
    if (!isSignedIn(viewer) || (viewer.ownedArenaIds.length === 0 && !isAdmin(viewer))) return false;
    const line = await db.bankLine.findUnique({ where: { id }, select: { arenaId: true } });
    return line !== null && canManageArena(line.arenaId, viewer);
  },
);
