import { federationAuditFields, personalInFederation } from "../../federations/federation-audit-fields.rules";
import {
  federationActivatedMail,
  federationDeactivatedMail,
  federationDeletedMail,
} from "../../federations/federation-mails.rules";
import {
  addFederation,
  admitMember,
  assertFederationFree,
  forgetManagers,
  lockFederation,
  removeFederation,
  setFederationState,
} from "../../federations/federation.step";
import { federationPeople } from "../../federations/federation-people.loader";
import { newFederationSchema } from "../../federations/federation-record.rules";
import { federationActivated } from "../../federations/federation.event";
import { assertStillAdmin, lockAdmins } from "../../identity/roles.step";
import { changesOf } from "../../identity/audit.rules";
import { audit } from "../../identity/audit.step";
import { inviteManager, withdrawInvitations } from "../../identity/management/management-invitation.step";
import { newAccessFor } from "../../identity/management/management.loader";
import { reasonSchema } from "../../identity/reason.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction, whileFree } from "../../platform/database";
import { parseInput } from "../../platform/parse-input";
import { federationDependents } from "./federation-dependents.loader";
import { FederationInUse } from "./federation.errors";

/**
 * Creates an active federation, and invites its first member: a new account works there at once, and an existing
 * account gets an invitation.
 * @returns the federation's id; `asked` is true if the invitation has to be accepted first.
 * @throws InvalidInput, RuleViolation
 */
export async function createFederation(
  ctx: ActionContext,
  input: unknown,
): Promise<{ federationId: string; asked: boolean }> {
  const { position, ...record } = parseInput(newFederationSchema, input);
  await assertFederationFree(ctx.db, record);
  const access = await newAccessFor(ctx, record.email);
  const work = inTransaction(ctx.db, async (tx) => {
    await lockAdmins(tx);
    await assertStillAdmin(tx, ctx);
    await assertFederationFree(tx, record);
    const federationId = await addFederation(tx, record, { active: true, createdAt: ctx.now });
    const { email, responsibleName: personName, name } = record;
    const { userId, asked } = await inviteManager(
      tx,
      ctx,
      { kind: "FEDERATION", placeId: federationId, name, position, email, personName },
      access,
    );
    if (!asked) await admitMember(tx, ctx, { userId, federationId, position });
    await audit(tx, ctx, {
      action: "CREATE_FEDERATION",
      subject: { kind: "FEDERATION", id: federationId },
      changes: changesOf({}, federationAuditFields(record), personalInFederation),
    });
    return { federationId, asked };
  });
  return whileFree(work, () => assertFederationFree(ctx.db, record));
}

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
