import { changesOf } from "../identity/audit.rules";
import { audit, type AuditedAct } from "../identity/audit.step";
import { inviteManager } from "../identity/management/invite-manager.step";
import { newAccessFor } from "../identity/management/new-access.loader";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import { isAdmin } from "../platform/viewer";
import { admitMember, changeMemberPosition } from "./federation-members.step";
import { invitationsPerDay, memberPositionSchema, newMemberSchema } from "./federation-record.rules";
import { assertStillActs, lockMember, removeMember } from "./remove-member.step";
import { lockFederation } from "./write-federation.step";

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
