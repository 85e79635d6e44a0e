import { canManageArena } from "../../arenas/arena.access";
import { accessRule, arenaManagers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn, type Viewer } from "../../platform/viewer";

interface Owned {
  arenaId: string;
  teacherId: string;
}

/** A statement is visible to managers of the arena and to its teacher, including former teachers. */
export const canSeeStatement = ({ arenaId, teacherId }: Owned, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) && (canManageArena(arenaId, viewer) || viewer.teacherId === teacherId);

const managesSome = (viewer: Viewer | null): viewer is Viewer =>
  isSignedIn(viewer) && (viewer.ownedArenaIds.length > 0 || isAdmin(viewer));

/** Close, pay, open again: who manages the arena. */
export const canManageStatement = accessRule(
  "MONEY",
  arenaManagers,
  async (id: string, { viewer, db }: ActionContext) => {
    if (!managesSome(viewer)) return false;
    const statement = await db.commissionStatement.findUnique({ where: { id }, select: { arenaId: true } });
    return statement !== null && canManageArena(statement.arenaId, viewer);
  },
);

/** Agree on a rule, adjust a month: who manages the arena where the teacher teaches, or did. */
export const canManageCommissions = accessRule(
  "MONEY",
  arenaManagers,
  async (teacherArenaId: string, { viewer, db }: ActionContext) => {
    if (!managesSome(viewer)) return false;
    const link = await db.teacherArena.findUnique({
      where: { id: teacherArenaId },
      select: { arenaId: true },
    });
    return link !== null && canManageArena(link.arenaId, viewer);
  },
);
