import type { EmailLink, User } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { inTransaction, isUniqueViolation, type Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { enqueue } from "../platform/jobs/queue";
import { parseInput } from "../platform/parse-input";
import { assertPasswordQueueOpen, hashPassword } from "../platform/password-hash";
import { countAttempt } from "../platform/rate-limit";
import type { Viewer } from "../platform/viewer";
import { changeEmailSchema, confirmEmailSchema, resetPasswordSchema } from "./account.rules";
import { checkPassword, guessPassword } from "./password.action";
import {
  createEmailLink,
  endEmailLinks,
  findEmailLink,
  isEmailLinkOpen,
  isOpen,
  proveAddress,
  takeEmailLink,
} from "./email-link.step";
import { guessLimit, networkGuessLimit } from "./guess-limit.rules";
import { confirmationUrl, emailChangedMail, emailChangeMail, type Portal } from "./identity-mails.rules";
import { EmailAlreadyConfirmed, InvalidLink } from "./identity.errors";
import { addressChanged } from "./identity.event";
import { askingLimit, mailLimit } from "./mail-limit.rules";
import { assertPasswordStands, replacePassword, wrongPassword } from "./password.step";
import { emailOnlySchema } from "./person.rules";

const purposes = ["CONFIRM_EMAIL", "CHANGE_EMAIL"] as const;

export interface ConfirmationLink {
  state: "CONFIRMS_ACCOUNT" | "CHANGES_EMAIL" | "ALREADY_CONFIRMED";
  /** The address that the link was mailed to. */
  email: string;
}

/**
 * What using a link would do, without using it: mail scanners open links, so a page asks before it acts.
 * @returns null for a link that never existed, has expired, or was replaced before its address was confirmed.
 */
export async function confirmationLink(ctx: ActionContext, token: string): Promise<ConfirmationLink | null> {
  const link = await findEmailLink(ctx.db, token, purposes);
  if (!link) return null;
  const email = link.newEmail ?? link.user.email;
  if (isOpen(link, ctx.now))
    return { state: link.newEmail === null ? "CONFIRMS_ACCOUNT" : "CHANGES_EMAIL", email };
  return hasConfirmed(link) ? { state: "ALREADY_CONFIRMED", email } : null;
}

/** Whether the link's address is the account's confirmed one since the link was used, or ended by another that was. */
function hasConfirmed({ usedAt, newEmail, user }: EmailLink & { user: User }): boolean {
  if (usedAt === null || user.emailConfirmedAt === null || user.disabledAt !== null) return false;
  // A later date belongs to another address: the account has moved on from the one this link was mailed to.
  return newEmail === null ? user.emailConfirmedAt <= usedAt : newEmail === user.email;
}

/**
 * Uses the link of a confirmation mail: the address of a new account, or the new address of an old one, is proved. The link
 * alone proves only who reads the mail: anyone can sign up with, or change to, a stranger's address. The password proves
 * that the reader of the mail is also the one who typed the address.
 * @returns the address.
 * @throws EmailAlreadyConfirmed, InvalidLink, also when another account has taken the new address meanwhile; InvalidInput
 *   when the password is wrong, TooManyAttempts after five failures.
 */
export async function confirmEmail(
  ctx: ActionContext,
  network: string,
  input: unknown,
): Promise<{ email: string }> {
  const { token, password } = parseInput(confirmEmailSchema, input);
  assertPasswordQueueOpen(network);
  const open = await findEmailLink(ctx.db, token, purposes);
  if (!open || !isOpen(open, ctx.now)) throw await closedLink(ctx, token);
  const { id, email } = open.user;
  const limits = [networkGuessLimit(network), guessLimit(email, network)];
  const account = await guessPassword(ctx, { lane: network, limits, password }, () =>
    ctx.db.user.findUnique({ where: { id, disabledAt: null } }),
  );
  if (!account) throw wrongPassword("password");
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const link = await takeEmailLink(tx, token, purposes, ctx.now);
      await assertPasswordStands(tx, account, "password");
      await endEmailLinks(tx, link.userId, ctx.now); // those to the old address, and those asked for again
      if (link.newEmail !== null) return changeTo(ctx, tx, link.user, link.newEmail);
      await proveAddress(tx, link.user, "confirmation", ctx.now);
      return { email: link.user.email };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new InvalidLink();
    throw error instanceof InvalidLink ? await closedLink(ctx, token) : error;
  }
}

/** Why a link does nothing more. */
async function closedLink(ctx: ActionContext, token: string): Promise<EmailAlreadyConfirmed | InvalidLink> {
  const link = await confirmationLink(ctx, token);
  return link?.state === "ALREADY_CONFIRMED" ? new EmailAlreadyConfirmed() : new InvalidLink();
}

async function changeTo(ctx: ActionContext, tx: Transaction, user: User, email: string) {
  await tx.user.update({ where: { id: user.id }, data: { email, emailConfirmedAt: ctx.now } });
  await addressChanged.happened(tx, null, { user, email });
  await ctx.outbox.put(tx, emailChangedMail(user, email, `${ctx.publicUrl}/contato`));
  return { email };
}

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

/**
 * Who owns the address of an account that waits for its confirmation, and does not have its password, chooses one by the
 * link of that mail: they forgot it, or a stranger signed up with their address.
 */
const resetPasswordPurposes = ["RESET_PASSWORD", "CONFIRM_EMAIL"] as const;

/** Whether a link still lets its holder choose a new password. */
export const isResetLinkOpen = (ctx: ActionContext, token: string): Promise<boolean> =>
  isEmailLinkOpen(ctx.db, token, resetPasswordPurposes, ctx.now);

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
    const { user } = await takeEmailLink(tx, token, resetPasswordPurposes, ctx.now);
    await proveAddress(tx, user, "password", ctx.now);
    await replacePassword(ctx, tx, user, passwordHash);
  });
}

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
