import { accessRule, federationManagers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { isAdmin, type Viewer } from "../platform/viewer";

/** A federation's own affairs: those who work for it, and admins. */
export const canSeeFederation = (federationId: string, viewer: Viewer | null): boolean =>
  viewer !== null && (isAdmin(viewer) || viewer.federationIds.includes(federationId));

/** Whether somebody may act for a federation that was sent. False as well for one that does not exist, which admins may ask about too. */
export const canManageFederationWithId = accessRule(
  "FEDERATION",
  federationManagers,
  async (federationId: string, { db, viewer }: ActionContext): Promise<boolean> =>
    canSeeFederation(federationId, viewer) &&
    (!isAdmin(viewer) || (await db.federation.count({ where: { id: federationId } })) > 0),
);
