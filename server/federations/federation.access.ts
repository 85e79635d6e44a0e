import { accessRule, federationManagers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { isAdmin, isSignedIn, type Viewer } from "../platform/viewer";

/** A federation's own affairs: those who work for it, and admins. */
export const canSeeFederation = (federationId: string, viewer: Viewer | null): boolean =>
  viewer !== null && (isAdmin(viewer) || viewer.federationIds.includes(federationId));

/**
 * Whether the viewer may act for the federation of a request. False for an unknown id too, because admins may name any.
 */
export const canManageFederationWithId = accessRule(
  "FEDERATION",
  federationManagers,
  async (federationId: string, { db, viewer }: ActionContext): Promise<boolean> =>
    canSeeFederation(federationId, viewer) &&
    (!isAdmin(viewer) || (await db.federation.count({ where: { id: federationId } })) > 0),
);

/** Whether the viewer may change the membership: it belongs to a federation of theirs. False for an unknown id too. */
export const canManageMember = accessRule(
  "FEDERATION",
  federationManagers,
  async (id: string, { db, viewer }: ActionContext): Promise<boolean> => {
    if (!isSignedIn(viewer) || (!isAdmin(viewer) && viewer.federationIds.length === 0)) return false;
    const member = await db.federationMember.findUnique({ where: { id }, select: { federationId: true } });
    return member !== null && canSeeFederation(member.federationId, viewer);
  },
);
