import { accessRule, arenaManagers, athletes } from "../../platform/access.rules";
import type { JoinRequest, Prisma } from "../../../prisma/generated/client/client";
import { isAthlete } from "../athlete.access";
import { canManageArena } from "../../arenas/arena.access";
import type { ActionContext } from "../../platform/context";
import { isSignedIn } from "../../platform/viewer";

/** Who asks, and who manages the arena that is asked. */
export const canSeeJoinRequest = (
  { arenaId, athleteId }: Pick<JoinRequest, "arenaId" | "athleteId">,
  { viewer }: ActionContext,
): boolean => isSignedIn(viewer) && (viewer.athleteId === athleteId || canManageArena(arenaId, viewer));

/** Whether the viewer made the request, whatever its status. */
export const ownsJoinRequest = accessRule(
  "ARENA",
  athletes,
  async (id: string, { db, viewer }: ActionContext) => {
    if (!isSignedIn(viewer) || viewer.athleteId === null) return false;
    return (await db.joinRequest.count({ where: { id, athleteId: viewer.athleteId } })) > 0;
  },
);

/** Whether all of these ask one arena that the person manages. */
export const canAnswerJoinRequests = accessRule(
  "ARENA",
  arenaManagers,
  async (
    { arenaId, requestIds }: { arenaId: { id: string }; requestIds: readonly { id: string }[] },
    { db, viewer }: ActionContext,
  ) => {
    if (!isSignedIn(viewer) || !canManageArena(arenaId.id, viewer)) return false;
    const ids = [...new Set(requestIds.map(({ id }) => id))];
    const where = { id: { in: ids }, arenaId: arenaId.id } satisfies Prisma.JoinRequestWhereInput;
    return ids.length > 0 && (await db.joinRequest.count({ where })) === ids.length;
  },
);

/** Athletes may ask to join any public arena, for themselves. */
export const canAskToJoin = accessRule("ARENA", athletes, (_arena: object, ctx: ActionContext) =>
  isAthlete(ctx),
);
