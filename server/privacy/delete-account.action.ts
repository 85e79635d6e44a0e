import { audit } from "../identity/audit.step";
import { reasonSchema } from "../identity/reason.rules";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import type { Viewer } from "../platform/viewer";
import { deleteAccountSchema } from "../identity/account.rules";
import { checkPassword } from "../identity/check-password.action";
import { lockAccount } from "../identity/account.step";
import { assertPasswordStands } from "../identity/password-stands.step";
import { forgetPerson } from "./forget-person.step";

/**
 * Deletes the user's own account on request (LGPD): anonymises account and person at once. Results stay under a pseudonym;
 * payments are kept for the years that the law requires.
 * @throws InvalidInput, TooManyAttempts, RuleViolation while others depend on the account.
 */
export async function deleteAccount(ctx: ActionContext, viewer: Viewer, input: unknown): Promise<void> {
  const { password } = parseInput(deleteAccountSchema, input);
  const user = await checkPassword(ctx, viewer, { password, field: "password" });
  await inTransaction(ctx.db, async (tx) => {
    await assertPasswordStands(tx, user, "password");
    await forgetPerson(tx, ctx, user, "self");
  });
}

/**
 * Lets an admin delete the account of a user who asked for it and cannot do it themselves. Logs the reason.
 * @throws InvalidInput, RuleViolation while others depend on the account, or for the admin's own account.
 */
export async function deleteUserAccount(ctx: ActionContext, userId: string, input: unknown): Promise<void> {
  const { reason } = parseInput(reasonSchema, input);
  if (ctx.viewer?.userId === userId)
    throw new RuleViolation("OWN_ACCOUNT", "Para excluir a sua própria conta, abra Minha conta.");
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockAccount(tx, userId);
    if (user.deletedAt) return;
    await forgetPerson(tx, ctx, user, "administration");
    await audit(tx, ctx, { action: "DELETE_ACCOUNT", subject: { kind: "USER", id: userId }, reason });
  });
}
