import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { countAttempt } from "../platform/rate-limit";
import type { Viewer } from "../platform/viewer";
import { checkPassword } from "./check-password.action";
import { assertPasswordStands } from "./password-stands.step";
import { createEmailLink } from "./email-link.step";
import { confirmationUrl, emailChangeMail } from "./identity-mails.rules";
import { askingLimit, mailLimit } from "./mail-limit.rules";
import { changeEmailSchema } from "./account.rules";

/**
 * Requests a new address for the user's account; it takes effect once it is confirmed by the mailed link. An address that
 * already has an account gets no mail, but the response is the same, so that it does not reveal which addresses have one.
 * @returns the address.
 * @throws InvalidInput, TooManyAttempts (as for every request for a mail, and after five wrong passwords).
 */
export async function requestEmailChange(
  ctx: ActionContext,
  viewer: Viewer,
  network: string,
  input: unknown,
): Promise<{ email: string }> {
  const { newEmail, password } = parseInput(changeEmailSchema, input);
  await countAttempt(ctx.db, askingLimit(network), ctx.now); // strangers get these mails too
  const user = await checkPassword(ctx, viewer, { password, field: "password" });
  if (newEmail === user.email)
    throw new InvalidInput([{ path: ["newEmail"], message: "Este já é o e-mail da sua conta" }]);
  await inTransaction(ctx.db, async (tx) => {
    await assertPasswordStands(tx, user, "password");
    await countAttempt(tx, mailLimit(newEmail), ctx.now);
    if (await tx.user.findUnique({ where: { email: newEmail }, select: { id: true } })) return;
    const token = await createEmailLink(tx, { userId: user.id, purpose: "CHANGE_EMAIL", newEmail }, ctx.now);
    const to = { email: newEmail, name: user.name };
    await ctx.outbox.put(tx, emailChangeMail(to, confirmationUrl(ctx.publicUrl, token)));
  });
  return { email: newEmail };
}
