import type { ActionContext } from "../platform/context";
import type { ApiKey } from "../../prisma/generated/client/client";
import { audit } from "../identity/audit.step";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt, endOfDay } from "../platform/time/zoned-time.rules";
import { isAdmin, type Viewer } from "../platform/viewer";
import { actsForFederation, apiKeyKindLabel, apiKeyPrefix } from "./api-key.rules";
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

/** From the next request on the key opens nothing. Revoking twice changes nothing. */
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

/** What an admin does with keys stands in the trail; what a federation does with its own does not. */
async function auditKey(
  tx: Transaction,
  ctx: ActionContext,
  action: "CREATE_API_KEY" | "REVOKE_API_KEY",
  { name, kind, ending, federationId }: ApiKey,
): Promise<void> {
  const { viewer } = ctx;
  if (!isAdmin(viewer) || (federationId !== null && viewer?.federationIds.includes(federationId))) return;
  const told = { Chave: name, Tipo: apiKeyKindLabel[kind], Final: ending };
  await audit(tx, ctx, {
    action,
    subject:
      federationId === null ? { kind: "PLATFORM", id: null } : { kind: "FEDERATION", id: federationId },
    changes: action === "CREATE_API_KEY" ? { before: null, after: told } : { before: told, after: null },
  });
}
