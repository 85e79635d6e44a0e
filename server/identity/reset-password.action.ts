import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { hashPassword } from "../platform/password-hash";
import { countAttempt } from "../platform/rate-limit";
import { isEmailLinkOpen, takeEmailLink } from "./email-link.step";
import { InvalidLink } from "./identity.errors";
import { askingLimit } from "./mail-limit.rules";
import { proveAddress } from "./prove-address.step";
import { replacePassword } from "./replace-password.step";
import { resetPasswordSchema } from "./account.rules";

/** Whether a link of a reset mail still works. */
export const isResetLinkOpen = (ctx: ActionContext, token: string): Promise<boolean> =>
  isEmailLinkOpen(ctx.db, token, ["RESET_PASSWORD"], ctx.now);

/**
 * Replaces a forgotten password through a mailed link. Having followed it proves the address.
 * @throws InvalidInput, InvalidLink, TooManyAttempts
 */
export async function resetPassword(ctx: ActionContext, network: string, input: unknown): Promise<void> {
  const { token, newPassword } = parseInput(resetPasswordSchema, input);
  await countAttempt(ctx.db, askingLimit(network), ctx.now);
  if (!(await isResetLinkOpen(ctx, token))) throw new InvalidLink(); // hashing is costly: only for who holds a link
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx.db, async (tx) => {
    const { user } = await takeEmailLink(tx, token, ["RESET_PASSWORD"], ctx.now);
    await proveAddress(tx, user, "password", ctx.now);
    await replacePassword(ctx, tx, user, passwordHash);
  });
}
