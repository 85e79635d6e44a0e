import type { Prisma } from "../../prisma/generated/client/client";
import { isSignedIn, type Viewer } from "../platform/viewer";

/** One's own that can still be used. */
export const openSessionsOf = (viewer: Viewer | null, now: Date): Prisma.SessionWhereInput =>
  isSignedIn(viewer) ? { userId: viewer.userId, endedAt: null, expiresAt: { gt: now } } : { id: { in: [] } };
