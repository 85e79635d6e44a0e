import type { User } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../platform/database";
import { endEmailLinks, takeEmailLink } from "./email-link.step";
import { InvalidLink } from "./identity.errors";
import { addressChanged } from "./identity.event";
import { emailChangedMail } from "./identity-mails.rules";
import { proveAddress } from "./prove-address.step";

/**
 * Follows the link of a confirmation mail: the address of a new account, or the new address of an old one, is proved.
 * @returns the address.
 * @throws InvalidLink, also when somebody else has taken the new address meanwhile.
 */
export async function confirmEmail(ctx: ActionContext, token: string): Promise<{ email: string }> {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const link = await takeEmailLink(tx, token, ["CONFIRM_EMAIL", "CHANGE_EMAIL"], ctx.now);
      await endEmailLinks(tx, link.userId, ctx.now); // those to the old address, and those asked for again
      if (link.newEmail !== null) return changeTo(ctx, tx, link.user, link.newEmail);
      await proveAddress(tx, link.user, "confirmation", ctx.now);
      return { email: link.user.email };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new InvalidLink();
    throw error;
  }
}

async function changeTo(ctx: ActionContext, tx: Transaction, user: User, email: string) {
  await tx.user.update({ where: { id: user.id }, data: { email, emailConfirmedAt: ctx.now } });
  await addressChanged.happened(tx, null, { user, email });
  await ctx.outbox.put(tx, emailChangedMail(user, email, `${ctx.publicUrl}/contato`));
  return { email };
}
