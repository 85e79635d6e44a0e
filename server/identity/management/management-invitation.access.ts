import { accessRule, everyone } from "../../platform/access.rules";
import type { ManagementInvitation } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn, type Viewer } from "../../platform/viewer";

/** Whether it invites to a federation of the viewer's. */
export const invitesTo = (
  { kind, placeId }: Pick<ManagementInvitation, "kind" | "placeId">,
  viewer: Viewer,
): boolean => kind === "FEDERATION" && viewer.federationIds.includes(placeId);

/** Whom it asks, the people of the federation that it invites to, and admins. */
export const canSeeManagementInvitation = (
  invitation: Pick<ManagementInvitation, "userId" | "kind" | "placeId">,
  viewer: Viewer | null,
): boolean =>
  isSignedIn(viewer) &&
  (isAdmin(viewer) || viewer.userId === invitation.userId || invitesTo(invitation, viewer));

/** Whether somebody is whom it asks, whatever has become of it. */
export const isAskedToManage = accessRule(
  "ACCOUNT",
  everyone,
  async (id: string, { db, viewer }: ActionContext) => {
    if (!isSignedIn(viewer)) return false;
    return (await db.managementInvitation.count({ where: { id, userId: viewer.userId } })) > 0;
  },
);
