import { federationActivatedMail, federationDeactivatedMail } from "../../federations/federation-mails.rules";
import { federationPeople } from "../../federations/federation-people.loader";
import { federationActivated } from "../../federations/federation.event";
import { lockFederation, setFederationState } from "../../federations/write-federation.step";
import { audit } from "../../identity/audit.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { reasonSchema } from "../../identity/reason.rules";

const areaUrl = ({ publicUrl }: ActionContext): string => `${publicUrl}/federation`;

/** Publishes a federation and notifies its members. Idempotent: does nothing if it is active already. */
export async function activateFederation(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { active, name } = await lockFederation(tx, id);
    if (active) return;
    await setFederationState(tx, id, null);
    await federationActivated.happened(tx, ctx, { federationId: id });
    await audit(tx, ctx, { action: "ACTIVATE_FEDERATION", subject: { kind: "FEDERATION", id } });
    for (const person of await federationPeople(tx, id))
      await ctx.outbox.put(tx, federationActivatedMail(person, name, areaUrl(ctx)));
  });
}

/**
 * Deactivates a federation: hides it from the public and blocks new activity, but activity in progress can be finished.
 * Its members are notified of the reason.
 * @throws InvalidInput without a reason.
 */
export async function deactivateFederation(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { reason } = parseInput(reasonSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const { active, inactiveSince, name } = await lockFederation(tx, id);
    if (!active && inactiveSince !== null) return;
    await setFederationState(tx, id, { since: ctx.now, reason });
    await audit(tx, ctx, { action: "DEACTIVATE_FEDERATION", subject: { kind: "FEDERATION", id }, reason });
    const details = { reason, url: areaUrl(ctx) };
    for (const person of await federationPeople(tx, id))
      await ctx.outbox.put(tx, federationDeactivatedMail(person, name, details));
  });
}
