import { accessRule, everyone } from "../../platform/access.rules";
import type { ManagementInvitation } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { isAdmin, isSignedIn, type Viewer } from "../../platform/viewer";

/**
 * Whether the invitation is for a workplace of the viewer. Invitations to take over an arena are visible to admins
 * only.
 */
export const invitesTo = (
  { kind, placeId, position }: Pick<ManagementInvitation, "kind" | "placeId" | "position">,
  viewer: Viewer,
): boolean =>
  kind === "FEDERATION"
    ? viewer.federationIds.includes(placeId)
    : position !== null && viewer.ownedArenaIds.includes(placeId);

/** The invited user, the managers of the place, and admins. */
export const canSeeManagementInvitation = (
  invitation: Pick<ManagementInvitation, "userId" | "kind" | "placeId" | "position">,
  viewer: Viewer | null,
): boolean =>
  isSignedIn(viewer) &&
  (isAdmin(viewer) || viewer.userId === invitation.userId || invitesTo(invitation, viewer));

/** Whether the viewer is the invited user, whatever the state of the invitation. */
export const isAskedToManage = accessRule(
  "ACCOUNT",
  everyone,
  async (id: string, { db, viewer }: ActionContext) => {
    if (!isSignedIn(viewer)) return false;
    return (await db.managementInvitation.count({ where: { id, userId: viewer.userId } })) > 0;
  },
);
