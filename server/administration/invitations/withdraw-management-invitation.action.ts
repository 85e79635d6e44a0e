import { audit } from "../../identity/audit.step";
import { withdrawInvitations } from "../../identity/management/withdraw-invitations.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { isAdmin } from "../../platform/viewer";

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
