import type { Prisma } from "../../../prisma/generated/client/client";
import { accessRule, everyone } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { isSignedIn, type Viewer } from "../../platform/viewer";

/** A session that can still be used. */
export const openAt = (now: Date): Prisma.SessionWhereInput => ({ endedAt: null, expiresAt: { gt: now } });

/** Devices are for their owner alone, not even for admins. */
export const ownsDevicesOf = (userId: string, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) && viewer.userId === userId;

/** Those that are shown and sent to. */
export const devicesOf = (userId: string, now: Date): Prisma.PushSubscriptionWhereInput => ({
  userId,
  session: openAt(now),
});

/** False as well for a device that does not exist or where the session is over. */
export const isOwnPushDevice = accessRule(
  "ACCOUNT",
  everyone,
  async (id: string, { db, viewer, now }: ActionContext) =>
    isSignedIn(viewer) &&
    (await db.pushSubscription.count({ where: { id, ...devicesOf(viewer.userId, now) } })) > 0,
);
