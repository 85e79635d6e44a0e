import { federationDeletedMail } from "../../federations/federation-mails.rules";
import { forgetManagers } from "../../federations/federation-members.step";
import { federationPeople } from "../../federations/federation-people.loader";
import { lockFederation, removeFederation } from "../../federations/write-federation.step";
import { audit } from "../../identity/audit.step";
import { withdrawInvitations } from "../../identity/management/withdraw-invitations.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { federationDependents } from "./federation-dependents.loader";
import { FederationInUse } from "./federation.errors";

/**
 * Takes away a federation on which nothing hangs; who worked for it keeps the account, and is told.
 * @throws FederationInUse, RuleViolation when it is gone already.
 */
export async function deleteFederation(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    // What would hang on it from now on has to wait for its row.
    const { name, acronym } = await lockFederation(tx, id);
    const dependents = (await federationDependents(tx, [id])).get(id) ?? [];
    if (dependents.length > 0) throw new FederationInUse(dependents);
    const people = await federationPeople(tx, id);
    await withdrawInvitations(tx, { placeId: id }, ctx.now);
    await removeFederation(tx, id);
    await forgetManagers(
      tx,
      people.map((person) => person.id),
    );
    await audit(tx, ctx, {
      action: "DELETE_FEDERATION",
      subject: { kind: "FEDERATION", id },
      changes: { before: { Nome: name, Sigla: acronym }, after: null },
    });
    for (const person of people) await ctx.outbox.put(tx, federationDeletedMail(person, name));
  });
}
