import { admitMember, changeMemberPosition } from "../../federations/federation-members.step";
import { memberPositionSchema, newMemberSchema } from "../../federations/federation-record.rules";
import { lockFederation } from "../../federations/write-federation.step";
import { changesOf } from "../../identity/audit.rules";
import { audit, type AuditedAct } from "../../identity/audit.step";
import { inviteManager } from "../../identity/management/invite-manager.step";
import { newAccessFor } from "../../identity/management/new-access.loader";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { lockMember, removeMember } from "./remove-member.step";

/**
 * Somebody is to work for a federation: at once with a new account, or with their yes.
 * @returns whether they have to answer first.
 * @throws InvalidInput, RuleViolation for who works there already or is asked already.
 */
export async function addFederationMember(
  ctx: ActionContext,
  federationId: string,
  input: unknown,
): Promise<{ asked: boolean }> {
  const { email, personName, position } = parseInput(newMemberSchema, input);
  const access = await newAccessFor(ctx, email);
  return inTransaction(ctx.db, async (tx) => {
    const { name } = await lockFederation(tx, federationId);
    if ((await tx.federationMember.count({ where: { federationId, active: true, user: { email } } })) > 0)
      throw new RuleViolation("ALREADY_MEMBER", "Esta pessoa já trabalha na federação.", ["email"]);
    const manager = { kind: "FEDERATION", placeId: federationId, name, position, email, personName } as const;
    const { userId, asked } = await inviteManager(tx, ctx, manager, access);
    if (!asked) await admitMember(tx, ctx, { userId, federationId, position });
    await audit(tx, ctx, {
      action: "ADD_FEDERATION_MEMBER",
      ...about(federationId, { after: { Pessoa: userId, Cargo: position } }),
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
    const { userId, federationId, position: before } = await lockMember(tx, memberId);
    const changes = changesOf({ Cargo: before }, { Cargo: position });
    if (changes === null) return federationId;
    await changeMemberPosition(tx, memberId, position);
    await audit(tx, ctx, {
      action: "CHANGE_FEDERATION_MEMBER",
      ...about(federationId, {
        before: { Pessoa: userId, ...changes.before },
        after: { Pessoa: userId, ...changes.after },
      }),
    });
    return federationId;
  });
}

/** Never the last one, not even by two admins at once. @throws RuleViolation */
export async function removeFederationMember(ctx: ActionContext, memberId: string): Promise<string> {
  return inTransaction(ctx.db, (tx) => removeMember(tx, ctx, memberId));
}

const about = (
  federationId: string,
  changes: Partial<NonNullable<AuditedAct["changes"]>>,
): Pick<AuditedAct, "subject" | "changes"> => ({
  subject: { kind: "FEDERATION", id: federationId },
  changes: { before: null, after: null, ...changes },
});
