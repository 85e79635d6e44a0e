import { federationRecordSchema } from "../../federations/federation-record.rules";
import { changeFederation, lockFederation } from "../../federations/write-federation.step";
import { changesOf } from "../../identity/audit.rules";
import { audit } from "../../identity/audit.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction, whileFree } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { FederationChangedMeanwhile } from "./federation.errors";
import { assertFederationFree } from "./free-federation.step";
import { personalInFederation, toldFederation } from "./told-federation.rules";

/**
 * Saves what the administration keeps of a federation. What changes nothing is not written.
 * @param version the one that was seen: of two who save at once the second is told, and looks first.
 * @throws InvalidInput, FederationChangedMeanwhile, RuleViolation
 */
export async function updateFederation(
  ctx: ActionContext,
  id: string,
  version: number,
  input: unknown,
): Promise<void> {
  const record = parseInput(federationRecordSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    const stored = await lockFederation(tx, id);
    const changes = changesOf(toldFederation(stored), toldFederation(record), personalInFederation);
    if (changes === null) return;
    if (stored.version !== version) throw new FederationChangedMeanwhile(id);
    await assertFederationFree(tx, record, id);
    await changeFederation(tx, id, record);
    await audit(tx, ctx, {
      action: "UPDATE_FEDERATION",
      subject: { kind: "FEDERATION", id },
      changes,
    });
  });
  await whileFree(work, () => assertFederationFree(ctx.db, record, id));
}
