import { changesOf } from "../identity/audit.rules";
import { audit } from "../identity/audit.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, whileFree } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { isAdmin } from "../platform/viewer";
import { federationRecordSchema } from "./federation-record.rules";
import { FederationChangedMeanwhile } from "./federation.errors";
import { assertFederationFree } from "./free-federation.step";
import { personalInFederation, federationAuditFields } from "./federation-audit-fields.rules";
import { changeFederation, lockFederation } from "./write-federation.step";

/**
 * Saves a federation's data, for its people and for admins. A save without changes writes nothing; the audit trail
 * records what admins change.
 * @param version the one the form was filled from; rejects a stale version.
 * @throws InvalidInput, FederationChangedMeanwhile, RuleViolation
 */
export async function updateFederation(
  ctx: ActionContext,
  id: string,
  version: number,
  input: unknown,
): Promise<void> {
  const { city, uf, pixKey, ...sent } = parseInput(federationRecordSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    const stored = await lockFederation(tx, id);
    const record = {
      ...sent,
      city: city === undefined ? stored.city : city,
      uf: uf === undefined ? stored.uf : uf,
      pixKey: pixKey === undefined ? stored.pixKey : pixKey,
    };
    const changes = changesOf(
      federationAuditFields(stored),
      federationAuditFields(record),
      personalInFederation,
    );
    if (changes === null) return;
    if (stored.version !== version) throw new FederationChangedMeanwhile(id);
    await assertFederationFree(tx, record, id);
    await changeFederation(tx, id, record);
    if (isAdmin(ctx.viewer))
      await audit(tx, ctx, { action: "UPDATE_FEDERATION", subject: { kind: "FEDERATION", id }, changes });
  });
  await whileFree(work, () => assertFederationFree(ctx.db, sent, id));
}
