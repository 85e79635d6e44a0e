import type { User } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { endEmailLinks, proveAddress } from "./email-link.step";
import { passwordChangedMail } from "./identity-mails.rules";
import { endSessionsOf } from "./session.step";
import { temporaryPasswordUntil } from "./temporary-password.rules";

/**
 * Whether the checked password is still current. The check waits in a queue, and the password may be replaced or the
 * account disabled meanwhile. Locks the account's row, so that a later password change finds and ends the session
 * opened in this transaction.
 */
export async function passwordStands(
  tx: Transaction,
  { id, passwordHash }: Pick<User, "id" | "passwordHash">,
): Promise<boolean> {
  const [account] = await tx.$queryRaw<{ senha_hash: string }[]>`
    SELECT senha_hash FROM usuarios WHERE id = ${id}::uuid AND desativado_em IS NULL FOR NO KEY UPDATE`;
  return account?.senha_hash === passwordHash;
}

/**
 * The first thing in the transaction that `checkPassword` was asked for.
 * @throws InvalidInput when the password was replaced, or the account disabled, since it was checked.
 */
export async function assertPasswordStands(tx: Transaction, user: User, field: string): Promise<void> {
  if (!(await passwordStands(tx, user))) throw wrongPassword(field);
}

export const wrongPassword = (field: string) =>
  new InvalidInput([{ path: [field], message: "Senha incorreta" }]);

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

/** Resets the account to a temporary password, which is mailed to it, and ends its sessions and mailed links. */
export async function resetToTemporaryPassword(
  tx: Transaction,
  user: User,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await proveAddress(tx, user, "password", now); // a sign-in with the mailed password proves the address
  await tx.user.update({
    where: { id: user.id },
    data: { passwordHash, temporaryPasswordUntil: temporaryPasswordUntil(now) },
  });
  await endSessionsOf(tx, user.id, now);
  await endEmailLinks(tx, user.id, now);
}
