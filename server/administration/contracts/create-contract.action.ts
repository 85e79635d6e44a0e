import { lockArena } from "../../arenas/write-arena.step";
import { lockFederation } from "../../federations/write-federation.step";
import { changesOf } from "../../identity/audit.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { newContractSchema } from "./contract.rules";
import { contractAuditFields } from "./contract-audit-fields.rules";
import { auditContract, orOverlap, termsToDatabase } from "./write-contract.step";

/**
 * Writes down what an arena or a federation has agreed with the platform.
 * @param input with the row's own ids.
 * @returns its id.
 * @throws InvalidInput, RuleViolation where another contract runs on one of the days.
 */
export async function createContract(ctx: ActionContext, input: unknown): Promise<string> {
  const { arenaId = null, federationId = null, ...terms } = parseInput(newContractSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    const party = { arenaId, federationId };
    // Guards against the concurrent deletion of the arena or federation.
    if (arenaId) await lockArena(tx, arenaId);
    if (federationId) await lockFederation(tx, federationId);
    const { id } = await tx.contract.create({
      data: { ...party, ...termsToDatabase(terms), createdAt: ctx.now },
      select: { id: true },
    });
    const changes = changesOf({}, contractAuditFields(terms));
    await auditContract(tx, ctx, party, { action: "CREATE_CONTRACT", changes });
    return id;
  });
  return orOverlap(work, "firstDay");
}
