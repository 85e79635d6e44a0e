import { accessRule, arenaManagers } from "../platform/access.rules";
import type { Prisma } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { isAdmin, type Viewer } from "../platform/viewer";

/** Its affairs: those who manage it or teach there, its federation, admins. */
export const canSeeArena = (
  arena: { id: string; federationId: string | null },
  viewer: Viewer | null,
): boolean =>
  viewer !== null &&
  (isAdmin(viewer) ||
    viewer.ownedArenaIds.includes(arena.id) ||
    viewer.taughtArenaIds.includes(arena.id) ||
    (arena.federationId !== null && viewer.federationIds.includes(arena.federationId)));

/** Settings, athletes, money and tournaments of an arena: who manages it, and admins. */
export const canManageArena = (arenaId: string, viewer: Viewer | null): boolean =>
  viewer !== null && (isAdmin(viewer) || viewer.ownedArenaIds.includes(arenaId));

/** The same for an id that somebody sent. False as well for an arena that does not exist, which admins may ask about too. */
export const canManageArenaWithId = accessRule(
  "ARENA",
  arenaManagers,
  async (arenaId: string, { db, viewer }: ActionContext): Promise<boolean> =>
    canManageArena(arenaId, viewer) &&
    (!isAdmin(viewer) || (await db.arena.count({ where: { id: arenaId } })) > 0),
);

/** Whether somebody may end how a person manages an arena, by an id that was sent. False as well for an unknown id. */
export const canManageManager = accessRule(
  "ARENA",
  arenaManagers,
  async (id: string, { db, viewer }: ActionContext): Promise<boolean> => {
    if (viewer === null || (!isAdmin(viewer) && viewer.ownedArenaIds.length === 0)) return false;
    const manager = await db.arenaManager.findUnique({ where: { id }, select: { arenaId: true } });
    return manager !== null && canManageArena(manager.arenaId, viewer);
  },
);

/** Its tournaments and who plays in them: also its teachers. */
export const canSeeArenaTournaments = (arenaId: string, viewer: Viewer | null): boolean =>
  canManageArena(arenaId, viewer) || (viewer?.taughtArenaIds.includes(arenaId) ?? false);

/**
 * The arena somebody works with in the arena area: the first they own, else the first they teach at.
 * @param chosen the one they ask for; null of what is not theirs, as of what does not exist.
 */
export function workplaceOf({ viewer }: ActionContext, chosen?: string | null): string | null {
  if (!viewer) return null;
  const arenaIds = [...viewer.ownedArenaIds, ...viewer.taughtArenaIds];
  return arenaIds.find((id) => chosen === null || chosen === undefined || id === chosen) ?? null;
}

/** Arenas that everybody may know of: not suspended, and of somebody who has proved their address. */
export const openArena = {
  active: true,
  owner: { emailConfirmedAt: { not: null }, disabledAt: null },
} satisfies Prisma.ArenaWhereInput;
