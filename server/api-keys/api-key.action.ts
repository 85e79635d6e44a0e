import type { ActionContext } from "../platform/context";
import type { ApiKey } from "../../prisma/generated/client/client";
import { audit } from "../identity/audit.step";
import { inTransaction, type Transaction, type Database } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { brasiliaTime, dayAt, endOfDay } from "../platform/time/time-zone.rules";
import { isAdmin, type Viewer, type ApiKeyHolder } from "../platform/viewer";
import { actsForFederation, apiKeyKindLabel, apiKeyPrefix } from "./api-key.rules";
import { createApiKeySchema } from "./create-api-key.rules";
import { newToken, tokenHash } from "../identity/token.rules";
import { earlier } from "../platform/time/duration.rules";

/**
 * Creates an API key.
 * @param federationId the federation whose data a partner's key can read; null for public data only.
 * @returns the row's id and the key. The key is returned only this once, and only its hash is stored.
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
  const made = await inTransaction(ctx.db, async (tx) => {
    const row = await tx.apiKey.create({
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
    });
    await auditKey(tx, ctx, "CREATE_API_KEY", row);
    return row;
  });
  return { id: made.id, key };
}

/** Revokes a key from the next request on. Idempotent. */
export async function revokeApiKey(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { count } = await tx.apiKey.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: ctx.now },
    });
    if (count > 0)
      await auditKey(tx, ctx, "REVOKE_API_KEY", await tx.apiKey.findUniqueOrThrow({ where: { id } }));
  });
}

/** Audits what admins do with keys, but not what federations do with their own. */
async function auditKey(
  tx: Transaction,
  ctx: ActionContext,
  action: "CREATE_API_KEY" | "REVOKE_API_KEY",
  { name, kind, ending, federationId }: ApiKey,
): Promise<void> {
  const { viewer } = ctx;
  if (!isAdmin(viewer) || (federationId !== null && viewer?.federationIds.includes(federationId))) return;
  const values = { Chave: name, Tipo: apiKeyKindLabel[kind], Final: ending };
  await audit(tx, ctx, {
    action,
    subject:
      federationId === null ? { kind: "PLATFORM", id: null } : { kind: "FEDERATION", id: federationId },
    changes: action === "CREATE_API_KEY" ? { before: null, after: values } : { before: values, after: null },
  });
}

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
