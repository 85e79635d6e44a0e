import type { User } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { endEmailLinks } from "./email-link.step";
import { passwordChangedMail } from "./identity-mails.rules";
import { endSessionsOf } from "./session.step";

/** Sets a password chosen by the user, ends all sessions and mailed links, and notifies the user by mail. */
export async function replacePassword(
  ctx: ActionContext,
  tx: Transaction,
  user: User,
  passwordHash: string,
): Promise<void> {
  await tx.user.update({ where: { id: user.id }, data: { passwordHash, temporaryPasswordUntil: null } });
  await endSessionsOf(tx, user.id, ctx.now);
  await endEmailLinks(tx, user.id, ctx.now);
  await ctx.outbox.put(tx, passwordChangedMail(user, `${ctx.publicUrl}/auth`));
}
