import type { ManagementInvitation } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { lockAccount } from "../account.step";
import { managementAccepted } from "../identity.event";
import { managementAnsweredMail } from "./management-mails.rules";
import { audit } from "../audit.step";
import { withdrawInvitations } from "./management-invitation.step";
import { isAdmin } from "../../platform/viewer";

/**
 * Accepts or declines a management invitation. Idempotent.
 * @throws RuleViolation if it was answered differently before, or withdrawn.
 */
export async function answerManagementInvitation(
  ctx: ActionContext,
  invitationId: string,
  accept: boolean,
): Promise<void> {
  const status = accept ? "ACCEPTED" : "DECLINED";
  const { userId } = await ctx.db.managementInvitation.findUniqueOrThrow({ where: { id: invitationId } });
  await inTransaction(ctx.db, async (tx) => {
    // An account that is being deleted takes nothing over; its invitations end with it.
    await lockAccount(tx, userId);
    await tx.$queryRaw`SELECT id FROM convites_gestao WHERE id = ${invitationId}::uuid FOR UPDATE`;
    const invitation = await tx.managementInvitation.findUniqueOrThrow({ where: { id: invitationId } });
    if (invitation.status === status) return;
    if (invitation.status !== "PENDING")
      throw new RuleViolation(
        "INVITATION_CLOSED",
        "Este convite não vale mais. Se houve engano, fale com a administração da Praia.",
      );
    await tx.managementInvitation.update({
      where: { id: invitationId },
      data: { status, answeredAt: ctx.now },
    });
    if (accept) await managementAccepted.happened(tx, ctx, invitation);
    await tellWhoAsked(tx, ctx, invitation, accept);
  });
}

async function tellWhoAsked(
  tx: Transaction,
  { outbox, publicUrl }: ActionContext,
  { invitedById, userId, kind, placeName: name, position }: ManagementInvitation,
  accepted: boolean,
): Promise<void> {
  const asker = await tx.user.findUnique({
    where: { id: invitedById, disabledAt: null },
    include: { roles: { where: { role: "ADMIN" } } },
  });
  if (!asker) return;
  const person = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const open =
    asker.roles.length > 0
      ? {
          label: "Abrir a administração",
          url: `${publicUrl}/admin/${kind === "ARENA" ? "arenas" : "federations"}`,
        }
      : kind === "ARENA"
        ? { label: "Abrir a arena", url: `${publicUrl}/arena-settings/equipe` }
        : { label: "Abrir a federação", url: `${publicUrl}/federation/settings` };
  await outbox.put(
    tx,
    managementAnsweredMail(asker, { kind, name, position }, { person: person.name, accepted, open }),
  );
}

/** Withdraws an invitation. Idempotent. @throws RuleViolation if it has been answered meanwhile. */
export async function withdrawManagementInvitation(ctx: ActionContext, invitationId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const withdrawn = await withdrawInvitations(tx, { id: invitationId }, ctx.now);
    const { status, kind, placeId, userId } = await tx.managementInvitation.findUniqueOrThrow({
      where: { id: invitationId },
    });
    if (withdrawn === 0) {
      if (status === "WITHDRAWN") return;
      throw new RuleViolation("ALREADY_ANSWERED", "A pessoa já respondeu a este convite. Atualize a página.");
    }
    if (isAdmin(ctx.viewer))
      await audit(tx, ctx, {
        action: "WITHDRAW_INVITATION",
        subject: { kind, id: placeId },
        changes: { before: { Pessoa: userId }, after: null },
      });
  });
}
