import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidLink } from "./identity.errors";
import { tokenHash } from "./one-time-token.rules";

/**
 * Confirms the address a sign-up link was sent to. Following the link twice is no mistake: the second time says the
 * same, as long as the link has not run out.
 * @throws InvalidLink
 */
export function confirmEmail(ctx: ActionContext, token: string): Promise<{ email: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const link = await tx.emailLink.findUnique({
      where: { hash: tokenHash(token) },
      include: { user: true },
    });
    if (!link || link.purpose !== "CONFIRM_EMAIL" || link.expiresAt <= ctx.now) throw new InvalidLink();
    if (link.usedAt === null) {
      await tx.emailLink.update({ where: { id: link.id }, data: { usedAt: ctx.now } });
      await tx.user.update({ where: { id: link.userId }, data: { emailConfirmedAt: ctx.now } });
    }
    return { email: link.user.email };
  });
}
