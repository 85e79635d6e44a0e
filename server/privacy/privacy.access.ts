import { accessRule, adminsOnly } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { isAdmin } from "../platform/viewer";

/** For somebody who asks: admins. False as well for an account that does not exist, or no longer. */
export const canHandleDataOf = accessRule(
  "ADMINISTRATION",
  adminsOnly,
  async (userId: string, { db, viewer }: ActionContext): Promise<boolean> =>
    isAdmin(viewer) && (await db.user.count({ where: { id: userId, deletedAt: null } })) > 0,
);
