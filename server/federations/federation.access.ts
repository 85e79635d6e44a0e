import { isAdmin, type Viewer } from "../platform/viewer";

/** A federation's own affairs: those who work for it, and admins. */
export const canSeeFederation = (federationId: string, viewer: Viewer | null): boolean =>
  viewer !== null && (isAdmin(viewer) || viewer.federationIds.includes(federationId));

/** The federation somebody works with in the federation area: the first that appointed them. */
export const federationOf = (viewer: Viewer): string | null => viewer.federationIds[0] ?? null;
