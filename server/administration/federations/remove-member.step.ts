import type { FederationMember } from "../../../prisma/generated/client/client";
import { memberRemovedMail } from "../../federations/federation-mails.rules";
import { dismissMember } from "../../federations/federation-members.step";
import { lockFederation } from "../../federations/write-federation.step";
import { audit } from "../../identity/audit.step";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";

/** The federation's row is locked, so that nobody comes or goes meanwhile. @throws RuleViolation for who works there no longer. */
export async function lockMember(tx: Transaction, memberId: string): Promise<FederationMember> {
  const { federationId } = await tx.federationMember.findUniqueOrThrow({
    where: { id: memberId },
    select: { federationId: true },
  });
  await lockFederation(tx, federationId);
  const member = await tx.federationMember.findUniqueOrThrow({ where: { id: memberId } });
  if (!member.active)
    throw new RuleViolation("NO_MEMBER", "Esta pessoa já não trabalha na federação. Atualize a página.");
  return member;
}

/**
 * Somebody works for a federation no longer, and is told. Never the last one: somebody has to run it.
 * @returns the federation's id. @throws RuleViolation
 */
export async function removeMember(tx: Transaction, ctx: ActionContext, memberId: string): Promise<string> {
  const { userId, federationId, position } = await lockMember(tx, memberId);
  const { name } = await tx.federation.findUniqueOrThrow({ where: { id: federationId } });
  if ((await tx.federationMember.count({ where: { federationId, active: true } })) <= 1)
    throw new RuleViolation(
      "LAST_FEDERATION_MEMBER",
      `É a única pessoa da federação “${name}”. Inclua outra antes de retirar esta.`,
    );
  await dismissMember(tx, memberId);
  await audit(tx, ctx, {
    action: "REMOVE_FEDERATION_MEMBER",
    subject: { kind: "FEDERATION", id: federationId },
    changes: { before: { Pessoa: userId, Cargo: position }, after: null },
  });
  const user = await tx.user.findUnique({ where: { id: userId, disabledAt: null } });
  if (user) await ctx.outbox.put(tx, memberRemovedMail(user, name));
  return federationId;
}
