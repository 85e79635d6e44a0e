import type { ActionContext } from "../platform/context";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt, endOfDay } from "../platform/time/zoned-time.rules";
import type { Viewer } from "../platform/viewer";
import { actsForFederation, apiKeyPrefix } from "./api-key.rules";
import { createApiKeySchema } from "./create-api-key.rules";
import { newToken, tokenHash } from "../identity/one-time-token.rules";

/**
 * Makes a key for a program.
 * @param federationId whose affairs a partner reads with it; null for what is public.
 * @returns the row's id, and the key itself: it is told this once and kept nowhere.
 * @throws InvalidInput
 */
export async function createApiKey(
  ctx: ActionContext,
  viewer: Viewer,
  federationId: string | null,
  input: unknown,
): Promise<{ id: string; key: string }> {
  const { name, kind, scopes, expiresOn } = parseInput(
    createApiKeySchema(dayAt(ctx.now, brasiliaTime)),
    input,
  );
  if (federationId !== null && !(await ctx.db.federation.findUnique({ where: { id: federationId } })))
    throw new InvalidInput([{ path: ["federationId"], message: "Federação não encontrada" }]);
  const key = `${apiKeyPrefix}${newToken()}`;
  const { id } = await ctx.db.apiKey.create({
    data: {
      name,
      kind,
      scopes,
      federationId: actsForFederation(kind) ? federationId : null,
      createdById: viewer.userId,
      hash: tokenHash(key),
      ending: key.slice(-4),
      createdAt: ctx.now,
      expiresAt: expiresOn === null ? null : endOfDay(expiresOn, brasiliaTime),
    },
    select: { id: true },
  });
  return { id, key };
}

/** From the next request on the key opens nothing. Revoking twice changes nothing. */
export async function revokeApiKey(ctx: ActionContext, id: string): Promise<void> {
  await ctx.db.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: ctx.now } });
}
