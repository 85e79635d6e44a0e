import { accessRule, everyone } from "../../platform/access.rules";
import type { TeachingInvitation } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { isSignedIn, type Viewer } from "../../platform/viewer";

/** Who has proved the address that it was sent to; the arena sees on its list what it has asked, and nobody else anything. */
export const canSeeTeachingInvitation = (
  { email }: Pick<TeachingInvitation, "email">,
  viewer: Viewer | null,
): boolean => isSignedIn(viewer) && viewer.emailConfirmed && viewer.email === email;

/** The same for an id that somebody sent, whatever has become of it. */
export const isAskedToTeach = accessRule("ACCOUNT", everyone, async (id: string, ctx: ActionContext) => {
  if (!isSignedIn(ctx.viewer)) return false;
  const invitation = await ctx.db.teachingInvitation.findUnique({ where: { id }, select: { email: true } });
  return invitation !== null && canSeeTeachingInvitation(invitation, ctx.viewer);
});
