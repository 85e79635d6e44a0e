import type { Prisma } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { isSignedIn, type Viewer } from "../platform/viewer";

/** Sessions are for their owner alone, not even for admins. */
export const ownsSessionsOf = (userId: string, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) && viewer.userId === userId;

/** One's own that can still be used. */
export const openSessionsOf = (viewer: Viewer | null, now: Date): Prisma.SessionWhereInput =>
  isSignedIn(viewer) ? { userId: viewer.userId, endedAt: null, expiresAt: { gt: now } } : { id: { in: [] } };

/** False as well for a session that does not exist or is over. */
export async function isOwnSession(id: string, { db, viewer, now }: ActionContext): Promise<boolean> {
  if (!isSignedIn(viewer)) return false;
  const own = await db.session.findFirst({ where: { AND: [{ id }, openSessionsOf(viewer, now)] } });
  return own !== null;
}
