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
 * Deletes a federation without dependent data. Its members keep their accounts, and are notified.
 * @throws FederationInUse, RuleViolation if it was deleted already.
 */
export async function deleteFederation(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    // The row lock blocks concurrent inserts of dependent rows.
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
