import type { Prisma } from "../../prisma/generated/client/client";
import type { Database } from "../platform/database";
import { isAdmin, isSignedIn, type ApiKeyHolder, type Viewer } from "../platform/viewer";
import { tokenHash } from "./one-time-token.rules";

const hourMs = 3_600_000;

/** @returns null for a key that never was one, was revoked or has run out. */
export async function loadApiKey(db: Database, token: string, now: Date): Promise<ApiKeyHolder | null> {
  const key = await db.apiKey.findFirst({
    where: {
      hash: tokenHash(token),
      revokedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
    },
  });
  if (!key) return null;
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() > hourMs)
    await db.apiKey.updateMany({ where: { id: key.id }, data: { lastUsedAt: now } });
  const { id, kind, federationId, expiresAt } = key;
  return { id, kind, federationId, expiresAt, scopes: new Set(key.scopes) };
}

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
