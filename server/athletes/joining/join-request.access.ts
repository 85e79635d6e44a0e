import type { JoinRequest, Prisma } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import type { ActionContext } from "../../platform/context";
import { isSignedIn } from "../../platform/viewer";

/** Who asks, and who manages the arena that is asked. */
export const canSeeJoinRequest = (
  { arenaId, athleteId }: Pick<JoinRequest, "arenaId" | "athleteId">,
  { viewer }: ActionContext,
): boolean => isSignedIn(viewer) && (viewer.athleteId === athleteId || canManageArena(arenaId, viewer));

/** Whether somebody asked it themselves, whatever has become of it. */
export async function ownsJoinRequest(id: string, { db, viewer }: ActionContext): Promise<boolean> {
  if (!isSignedIn(viewer) || viewer.athleteId === null) return false;
  return (await db.joinRequest.count({ where: { id, athleteId: viewer.athleteId } })) > 0;
}

/** Whether all of these ask one arena that the person manages. */
export async function canAnswerJoinRequests(
  arenaId: string,
  requestIds: readonly string[],
  { db, viewer }: ActionContext,
): Promise<boolean> {
  if (!isSignedIn(viewer) || !canManageArena(arenaId, viewer)) return false;
  const ids = [...new Set(requestIds)];
  const where = { id: { in: ids }, arenaId } satisfies Prisma.JoinRequestWhereInput;
  return ids.length > 0 && (await db.joinRequest.count({ where })) === ids.length;
}
