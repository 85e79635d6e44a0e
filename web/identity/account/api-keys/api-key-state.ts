export type ApiKeyState = "works" | "expired" | "revoked";

/** What has become of a key. @param key its instants, in UTC; null for never. */
export function apiKeyState(
  key: { expiresAt?: string | null; revokedAt?: string | null },
  now: Date,
): ApiKeyState {
  if (key.revokedAt) return "revoked";
  return key.expiresAt && new Date(key.expiresAt) <= now ? "expired" : "works";
}
