import { changesOf } from "../../identity/audit.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { contractEnded } from "./contract.errors";
import { contractTermsSchema } from "./contract.rules";
import { contractAuditFields } from "./contract-audit-fields.rules";
import {
  assertSeen,
  auditContract,
  lockContract,
  orOverlap,
  termsOf,
  termsToDatabase,
} from "./write-contract.step";

/**
 * Corrects the terms of a contract. Skips the write if nothing changed.
 * @param version the version that the form was filled from; a stale one is rejected.
 * @throws InvalidInput, ContractChangedMeanwhile, RuleViolation if it was ended or would overlap another contract.
 */
export async function updateContract(
  ctx: ActionContext,
  id: string,
  version: number,
  input: unknown,
): Promise<void> {
  const terms = parseInput(contractTermsSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    const stored = await lockContract(tx, id);
    const changes = changesOf(contractAuditFields(termsOf(stored)), contractAuditFields(terms));
    if (changes === null) return;
    assertSeen(stored, version);
    if (stored.endedOn !== null) throw contractEnded();
    await tx.contract.update({
      where: { id },
      data: { ...termsToDatabase(terms), version: { increment: 1 } },
    });
    await auditContract(tx, ctx, stored, { action: "UPDATE_CONTRACT", changes });
  });
  await orOverlap(work, "firstDay");
}
