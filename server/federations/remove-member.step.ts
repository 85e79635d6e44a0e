import type { FederationMember } from "../../prisma/generated/client/client";
import { audit } from "../identity/audit.step";
import { whoActs } from "../identity/management/who-acts.loader";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { isAdmin } from "../platform/viewer";
import { memberRemovedMail } from "./federation-mails.rules";
import { dismissMember, membersBeside } from "./federation-members.step";
import { lockFederation } from "./write-federation.step";

/**
 * Guards against a membership that ended while this request waited for the federation's lock.
 * @throws RuleViolation
 */
export async function assertStillActs(
  tx: Transaction,
  { viewer }: Pick<ActionContext, "viewer">,
  federationId: string,
): Promise<void> {
  if (viewer === null || isAdmin(viewer)) return;
  const mine = await tx.federationMember.count({
    where: { federationId, userId: viewer.userId, active: true },
  });
  if (mine === 0)
    throw new RuleViolation("NO_MEMBER", "Você já não trabalha nesta federação. Atualize a página.");
}

/** Locks the federation's row, so that its members stay the same meanwhile. @throws RuleViolation for an ended membership. */
export async function lockMember(
  tx: Transaction,
  ctx: ActionContext,
  memberId: string,
): Promise<FederationMember> {
  const { federationId } = await tx.federationMember.findUniqueOrThrow({
    where: { id: memberId },
    select: { federationId: true },
  });
  await lockFederation(tx, federationId);
  const member = await tx.federationMember.findUniqueOrThrow({ where: { id: memberId } });
  if (!member.active)
    throw new RuleViolation("NO_MEMBER", "Esta pessoa já não trabalha na federação. Atualize a página.");
  await assertStillActs(tx, ctx, federationId);
  return member;
}

/**
 * Ends a membership, never the last one: a federation keeps at least one person who has signed in. The person gets a
 * mail, unless they left by themselves.
 * @returns the federation's id. @throws RuleViolation
 */
export async function removeMember(tx: Transaction, ctx: ActionContext, memberId: string): Promise<string> {
  const { userId, federationId, position } = await lockMember(tx, ctx, memberId);
  const { name } = await tx.federation.findUniqueOrThrow({ where: { id: federationId } });
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const others = await tx.federationMember.count({ where: { federationId, ...membersBeside(user) } });
  if (others === 0)
    throw new RuleViolation(
      "LAST_FEDERATION_MEMBER",
      `É a única pessoa da federação “${name}”. Inclua outra, e espere que ela entre, antes de retirar esta.`,
    );
  await dismissMember(tx, memberId);
  if (isAdmin(ctx.viewer))
    await audit(tx, ctx, {
      action: "REMOVE_FEDERATION_MEMBER",
      subject: { kind: "FEDERATION", id: federationId },
      changes: { before: { Pessoa: userId, Cargo: position }, after: null },
    });
  if (userId === ctx.viewer?.userId) return federationId;
  if (user.disabledAt === null)
    await ctx.outbox.put(tx, memberRemovedMail(user, name, await whoActs(tx, ctx)));
  return federationId;
}
