import type { Prisma } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Viewer } from "../platform/viewer";

/** One's own that can still be used; nobody else's, not even for admins. */
export const openSessionsOf = (viewer: Viewer | null, now: Date): Prisma.SessionWhereInput =>
  viewer === null ? { id: { in: [] } } : { userId: viewer.userId, endedAt: null, expiresAt: { gt: now } };

/** False as well for a session that does not exist or is over. */
export async function isOwnSession(id: string, { db, viewer, now }: ActionContext): Promise<boolean> {
  if (!viewer) return false;
  const own = await db.session.findFirst({ where: { AND: [{ id }, openSessionsOf(viewer, now)] } });
  return own !== null;
}
