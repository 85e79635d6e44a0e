import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { hashPassword } from "../../platform/password-hash";
import { isAdmin } from "../../platform/viewer";
import { newTemporaryPassword } from "../temporary-password.rules";

/** A temporary password for an account that is to be made. */
export interface NewAccess {
  password: string;
  passwordHash: string;
}

/**
 * What `inviteManager` needs for an address that has no account in use. Made before its transaction, for hashing takes
 * long. @returns null for an address whose owner is known.
 */
export async function newAccessFor({ db }: ActionContext, email: string): Promise<NewAccess | null> {
  const user = await db.user.findUnique({ where: { email }, select: { emailConfirmedAt: true } });
  if (user?.emailConfirmedAt) return null;
  const password = newTemporaryPassword();
  return { password, passwordHash: await hashPassword(password) };
}

/** Who is acting, as a mail names them: the administration, or a person of a federation or an arena by name. */
export async function whoActs(db: Transaction, { viewer }: Pick<ActionContext, "viewer">): Promise<string> {
  if (viewer === null || isAdmin(viewer)) return "A administração da Praia";
  return (await db.user.findUniqueOrThrow({ where: { id: viewer.userId }, select: { name: true } })).name;
}
