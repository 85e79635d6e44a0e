import { attendsOwnArena } from "../../athletes/athlete.access";
import { canManageArena } from "../../arenas/arena.access";
import { accessRule, arenaManagers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn } from "../../platform/viewer";
import type { MaybePromise } from "../../platform/when-known";

/** An athlete's classes and credits: the athlete, the managers of arenas they attend, and admins; no teachers. */
export function canSeeClassRecord(athleteId: string, ctx: ActionContext): MaybePromise<boolean> {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return false;
  if (isAdmin(viewer) || viewer.athleteId === athleteId) return true;
  return viewer.ownedArenaIds.length > 0 && attendsOwnArena(ctx).load(athleteId);
}

/** Arenas whose part of the record the viewer may see; null for all. */
export const arenasOfRecord = (athleteId: string, { viewer }: ActionContext): readonly string[] | null =>
  viewer === null || isAdmin(viewer) || viewer.athleteId === athleteId ? null : viewer.ownedArenaIds;

interface Asked {
  sessionId: { id: string };
  athleteId: { id: string };
}

/**
 * Take a place in a class, or leave it: the athlete at an arena they attend, and who manages it for them. False as well for
 * a class and an athlete that do not exist.
 */
export const canPlaceInClass = accessRule(
  "ARENA",
  { ATHLETE: "OWN", ...arenaManagers },
  async ({ sessionId, athleteId }: Asked, { viewer, db }: ActionContext) => {
    const athleteKey = athleteId.id;
    if (!isSignedIn(viewer)) return false;
    const isOwn = viewer.athleteId === athleteKey;
    if (!isOwn && viewer.ownedArenaIds.length === 0 && !isAdmin(viewer)) return false;
    const session = await db.classSession.findUnique({
      where: { id: sessionId.id },
      select: {
        arenaId: true,
        students: { where: { athleteId: athleteKey }, select: { id: true } },
        arena: {
          select: { athletes: { where: { athleteId: athleteKey }, select: { active: true } } },
        },
      },
    });
    if (!session) return false;
    const [link] = session.arena.athletes;
    if (canManageArena(session.arenaId, viewer)) return link !== undefined;
    return isOwn && (link?.active === true || session.students.length > 0);
  },
);
