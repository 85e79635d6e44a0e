import type { Database } from "../platform/database";
import type { ApiKeyHolder } from "../platform/viewer";
import { earlier } from "../platform/time/duration.rules";
import { tokenHash } from "../identity/one-time-token.rules";

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
  if (key.lastUsedAt === null || key.lastUsedAt < earlier(now, { hours: 1 }))
    await db.apiKey.updateMany({ where: { id: key.id }, data: { lastUsedAt: now } });
  const { id, kind, federationId, expiresAt } = key;
  return { id, kind, federationId, expiresAt, scopes: new Set(key.scopes) };
}
