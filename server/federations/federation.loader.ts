import type { Viewer } from "../platform/viewer";

/** The federation somebody works with in the federation area: the first that appointed them. */
export const federationOf = (viewer: Viewer): string | null => viewer.federationIds[0] ?? null;
