import { accessRule, everyone } from "../../platform/access.rules";
import type { TeachingInvitation } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { isSignedIn, type Viewer } from "../../platform/viewer";

/** Visible only to a user who confirmed the invited address. The arena sees the invitation's status on its list. */
export const canSeeTeachingInvitation = (
  { email }: Pick<TeachingInvitation, "email">,
  viewer: Viewer | null,
): boolean => isSignedIn(viewer) && viewer.emailConfirmed && viewer.email === email;

/** The same for an id from client input, whatever the invitation's status. */
export const isAskedToTeach = accessRule("ACCOUNT", everyone, async (id: string, ctx: ActionContext) => {
  if (!isSignedIn(ctx.viewer)) return false;
  const invitation = await ctx.db.teachingInvitation.findUnique({ where: { id }, select: { email: true } });
  return invitation !== null && canSeeTeachingInvitation(invitation, ctx.viewer);
});
