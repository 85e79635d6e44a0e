import type { Prisma } from "../../prisma/generated/client/client";
import { accessRule, arenaManagers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { isAdmin, type Viewer } from "../platform/viewer";

/** See an arena's internal data: its managers and teachers, its federation, admins. */
export const canSeeArena = (
  arena: { id: string; federationId: string | null },
  viewer: Viewer | null,
): boolean =>
  viewer !== null &&
  (isAdmin(viewer) ||
    viewer.ownedArenaIds.includes(arena.id) ||
    viewer.taughtArenaIds.includes(arena.id) ||
    (arena.federationId !== null && viewer.federationIds.includes(arena.federationId)));

/** Manage settings, athletes, money and tournaments of an arena: its managers and admins. */
export const canManageArena = (arenaId: string, viewer: Viewer | null): boolean =>
  viewer !== null && (isAdmin(viewer) || viewer.ownedArenaIds.includes(arenaId));

/** The same for an id from the client. False for an arena that does not exist, which matters for admins only. */
export const canManageArenaWithId = accessRule(
  "ARENA",
  arenaManagers,
  async (arenaId: string, { db, viewer }: ActionContext): Promise<boolean> =>
    canManageArena(arenaId, viewer) &&
    (!isAdmin(viewer) || (await db.arena.count({ where: { id: arenaId } })) > 0),
);

/** Remove a manager, by an id from the client: managers of that arena and admins. False for an unknown id. */
export const canManageManager = accessRule(
  "ARENA",
  arenaManagers,
  async (id: string, { db, viewer }: ActionContext): Promise<boolean> => {
    if (viewer === null || (!isAdmin(viewer) && viewer.ownedArenaIds.length === 0)) return false;
    const manager = await db.arenaManager.findUnique({ where: { id }, select: { arenaId: true } });
    return manager !== null && canManageArena(manager.arenaId, viewer);
  },
);

/** See the tournaments of an arena and their players: its managers, teachers, and admins. */
export const canSeeArenaTournaments = (arenaId: string, viewer: Viewer | null): boolean =>
  canManageArena(arenaId, viewer) || (viewer?.taughtArenaIds.includes(arenaId) ?? false);

/**
 * The arena that the viewer works with in the arena area: by default the first one managed, else the first one taught
 * at.
 * @param chosen the requested arena; the result is null if the viewer does not work there.
 */
export function workplaceOf({ viewer }: ActionContext, chosen?: string | null): string | null {
  if (!viewer) return null;
  const arenaIds = [...viewer.ownedArenaIds, ...viewer.taughtArenaIds];
  return arenaIds.find((id) => chosen === null || chosen === undefined || id === chosen) ?? null;
}

/** Arenas that are visible to the public: not suspended, and with an owner whose address is verified. */
export const openArena = {
  active: true,
  owner: { emailConfirmedAt: { not: null }, disabledAt: null },
} satisfies Prisma.ArenaWhereInput;

interface Arena {
  id: string;
}

/** A field of an arena for its owner and admins; for anybody else it is null. */
export const managersOnly = {
  nullable: true as const,
  authScopes: ({ id }: Arena, _args: object, ctx: { viewer: Viewer | null }) =>
    canManageArena(id, ctx.viewer),
  unauthorizedResolver: () => null,
};

/** The same for its teachers too. */
export const itsPeopleOnly = {
  ...managersOnly,
  authScopes: ({ id }: Arena, _args: object, ctx: { viewer: Viewer | null }) =>
    canSeeArenaTournaments(id, ctx.viewer),
};
