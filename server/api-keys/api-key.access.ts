import type { Prisma } from "../../prisma/generated/client/client";
import type { Database } from "../platform/database";
import { isAdmin, isSignedIn, type Viewer } from "../platform/viewer";

/** Keys of a federation: those who work for it, and admins. Keys of no federation: admins. */
export const canManageApiKeys = (federationId: string | null, viewer: Viewer | null): boolean =>
  isAdmin(viewer) || (federationId !== null && (viewer?.federationIds.includes(federationId) ?? false));

export const apiKeysVisibleTo = (viewer: Viewer | null): Prisma.ApiKeyWhereInput => {
  if (!isSignedIn(viewer)) return { id: { in: [] } };
  return isAdmin(viewer) ? {} : { federationId: { in: [...viewer.federationIds] } };
};

/** False as well for a key that does not exist. */
export async function canManageApiKey(id: string, { db, viewer }: { db: Database; viewer: Viewer | null }) {
  const where = { AND: [{ id }, apiKeysVisibleTo(viewer)] };
  return (await db.apiKey.findFirst({ where, select: { id: true } })) !== null;
}
