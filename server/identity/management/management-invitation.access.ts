import { accessRule, everyone } from "../../platform/access.rules";
import type { ManagementInvitation } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn, type Viewer } from "../../platform/viewer";

/** Who is asked, and admins. */
export const canSeeManagementInvitation = (
  { userId }: Pick<ManagementInvitation, "userId">,
  viewer: Viewer | null,
): boolean => isSignedIn(viewer) && (isAdmin(viewer) || viewer.userId === userId);

/** Whether somebody is whom it asks, whatever has become of it. */
export const isAskedToManage = accessRule(
  "ACCOUNT",
  everyone,
  async (id: string, { db, viewer }: ActionContext) => {
    if (!isSignedIn(viewer)) return false;
    return (await db.managementInvitation.count({ where: { id, userId: viewer.userId } })) > 0;
  },
);
