import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { enqueue } from "../platform/jobs/queue";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import { askingLimit, mailLimit } from "./mail-limit.rules";
import type { Portal } from "./identity-mails.rules";
import { emailOnlySchema } from "./person.rules";

export const passwordResetTask = "mail_password_reset";
export const confirmationTask = "mail_confirmation";

/**
 * Requests a password reset. A job looks up whether the address has an account, so the response and the response time are
 * the same for every address.
 * @returns the normalised address.
 * @throws InvalidInput, TooManyAttempts (one mail per minute and recipient, 30 requests in 5 min per network address).
 */
export const requestPasswordReset = (
  ctx: ActionContext,
  network: string,
  { email, portal }: { email: string; portal: Portal },
): Promise<{ email: string }> => ask(ctx, network, email, passwordResetTask, { portal });

/** The confirmation mail once more, on the same terms. */
export const resendConfirmation = (
  ctx: ActionContext,
  network: string,
  { email }: { email: string },
): Promise<{ email: string }> => ask(ctx, network, email, confirmationTask, {});

async function ask(ctx: ActionContext, network: string, typed: string, task: string, more: object) {
  const { email } = parseInput(emailOnlySchema, { email: typed });
  await countAttempt(ctx.db, askingLimit(network), ctx.now);
  await inTransaction(ctx.db, async (tx) => {
    await countAttempt(tx, mailLimit(email), ctx.now);
    await enqueue(tx, task, { ...more, email });
  });
  return { email };
}
