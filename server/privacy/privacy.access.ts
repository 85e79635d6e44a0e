import { accessRule, adminsOnly } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { isAdmin } from "../platform/viewer";

/** Handle personal data on behalf of a user: admins. False for an account that does not exist or was deleted. */
export const canHandleDataOf = accessRule(
  "ADMINISTRATION",
  adminsOnly,
  async (userId: string, { db, viewer }: ActionContext): Promise<boolean> =>
    isAdmin(viewer) && (await db.user.count({ where: { id: userId, deletedAt: null } })) > 0,
);
