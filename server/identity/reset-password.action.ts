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

/**
 * Who owns the address of an account that waits for its confirmation, and does not have its password, chooses one by the
 * link of that mail: they forgot it, or a stranger signed up with their address.
 */
const purposes = ["RESET_PASSWORD", "CONFIRM_EMAIL"] as const;

/** Whether a link still lets its holder choose a new password. */
export const isResetLinkOpen = (ctx: ActionContext, token: string): Promise<boolean> =>
  isEmailLinkOpen(ctx.db, token, purposes, ctx.now);

/**
 * Replaces a password that its owner does not have, through a mailed link. Having followed it proves the address.
 * @throws InvalidInput, InvalidLink, TooManyAttempts
 */
export async function resetPassword(ctx: ActionContext, network: string, input: unknown): Promise<void> {
  const { token, newPassword } = parseInput(resetPasswordSchema, input);
  await countAttempt(ctx.db, askingLimit(network), ctx.now);
  if (!(await isResetLinkOpen(ctx, token))) throw new InvalidLink(); // hashing is costly: only for who holds a link
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx.db, async (tx) => {
    const { user } = await takeEmailLink(tx, token, purposes, ctx.now);
    await proveAddress(tx, user, "password", ctx.now);
    await replacePassword(ctx, tx, user, passwordHash);
  });
}
