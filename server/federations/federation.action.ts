import { changesOf } from "../identity/audit.rules";
import { audit, type AuditedAct } from "../identity/audit.step";
import { inviteManager } from "../identity/management/management-invitation.step";
import { newAccessFor } from "../identity/management/management.loader";
import { signUp } from "../identity/sign-up.action";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction, whileFree } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { isAdmin } from "../platform/viewer";
import { federationAuditFields, personalInFederation } from "./federation-audit-fields.rules";
import {
  federationRecordSchema,
  invitationsPerDay,
  memberPositionSchema,
  newMemberSchema,
} from "./federation-record.rules";
import { FederationChangedMeanwhile } from "./federation.errors";
import {
  admitMember,
  assertFederationFree,
  assertStillActs,
  changeFederation,
  changeMemberPosition,
  lockFederation,
  lockMember,
  removeMember,
} from "./federation.step";
import { signUpFederationSchema } from "./sign-up-federation.rules";

/**
 * A federation signs up with the person responsible for it. It can prepare everything at once; nothing of it is public
 * until an admin activates it.
 * @returns the address the confirmation was sent to.
 * @throws InvalidInput, RuleViolation, EmailTaken, TooManyAttempts
 */
export async function signUpFederation(
  ctx: ActionContext,
  network: string,
  input: unknown,
): Promise<{ email: string }> {
  const { name, acronym, email, responsibleName, password } = parseInput(signUpFederationSchema, input);
  return signUp(
    ctx,
    network,
    { email, name: responsibleName, password, role: "FEDERATION_MANAGER" },
    {
      async assertFree(db) {
        if (await db.federation.findUnique({ where: { acronym }, select: { id: true } }))
          throw new InvalidInput([{ path: ["acronym"], message: "Esta sigla já está cadastrada" }]);
      },
      async record(tx, userId) {
        const appointedOn = dayToDatabase(dayAt(ctx.now, brasiliaTime));
        await tx.federation.create({
          data: {
            name,
            acronym,
            email,
            responsibleName,
            active: false,
            createdAt: ctx.now,
            members: { create: { userId, position: "Responsável", appointedOn } },
          },
        });
        return undefined;
      },
    },
  );
}

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

/**
 * Invites a person to work for a federation: an address without an account gets one and is a member at once; an account
 * is asked first.
 * @returns whether they have to answer first.
 * @throws InvalidInput, RuleViolation for a member or an open invitation, TooManyAttempts for its own people.
 */
export async function addFederationMember(
  ctx: ActionContext,
  federationId: string,
  input: unknown,
): Promise<{ asked: boolean }> {
  const { email, personName, position } = parseInput(newMemberSchema, input);
  if (!isAdmin(ctx.viewer))
    await countAttempt(
      ctx.db,
      { key: `federation-member:${federationId}`, points: invitationsPerDay, windowSeconds: 24 * 60 * 60 },
      ctx.now,
    );
  const access = await newAccessFor(ctx, email);
  return inTransaction(ctx.db, async (tx) => {
    const { name } = await lockFederation(tx, federationId);
    await assertStillActs(tx, ctx, federationId);
    if ((await tx.federationMember.count({ where: { federationId, active: true, user: { email } } })) > 0)
      throw new RuleViolation("ALREADY_MEMBER", "Esta pessoa já trabalha na federação.", ["email"]);
    const manager = { kind: "FEDERATION", placeId: federationId, name, position, email, personName } as const;
    const { userId, asked } = await inviteManager(tx, ctx, manager, access);
    if (!asked) await admitMember(tx, ctx, { userId, federationId, position });
    await auditByAdmin(tx, ctx, "ADD_FEDERATION_MEMBER", federationId, {
      after: { Pessoa: userId, Cargo: position },
    });
    return { asked };
  });
}

/** @throws InvalidInput, RuleViolation */
export async function changeFederationMember(
  ctx: ActionContext,
  memberId: string,
  input: unknown,
): Promise<string> {
  const { position } = parseInput(memberPositionSchema, input);
  return inTransaction(ctx.db, async (tx) => {
    const { userId, federationId, position: before } = await lockMember(tx, ctx, memberId);
    const changes = changesOf({ Cargo: before }, { Cargo: position });
    if (changes === null) return federationId;
    await changeMemberPosition(tx, memberId, position);
    await auditByAdmin(tx, ctx, "CHANGE_FEDERATION_MEMBER", federationId, {
      before: { Pessoa: userId, ...changes.before },
      after: { Pessoa: userId, ...changes.after },
    });
    return federationId;
  });
}

/** Never ends the last membership, not even by two requests at once. @throws RuleViolation */
export async function removeFederationMember(ctx: ActionContext, memberId: string): Promise<string> {
  return inTransaction(ctx.db, (tx) => removeMember(tx, ctx, memberId));
}

async function auditByAdmin(
  tx: Transaction,
  ctx: ActionContext,
  action: AuditedAct["action"],
  federationId: string,
  changes: Partial<NonNullable<AuditedAct["changes"]>>,
): Promise<void> {
  if (!isAdmin(ctx.viewer)) return;
  await audit(tx, ctx, {
    action,
    subject: { kind: "FEDERATION", id: federationId },
    changes: { before: null, after: null, ...changes },
  });
}
