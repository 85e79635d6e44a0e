import { setTimeout as sleep } from "node:timers/promises";
import type { User } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import {
  atPasswordTurn,
  hashPassword,
  longestPasswordWaitMs,
  PasswordQueueFull,
} from "../platform/password-hash";
import { assertNotUsedUp, beginTry, endTry, type FailureLimit } from "../platform/rate-limit";
import type { Viewer } from "../platform/viewer";
import { changePasswordSchema } from "./account.rules";
import { lockAccount } from "./account.step";
import { isLastAdmin, isStillAdmin, lockAdmins } from "./roles.step";
import { audit } from "./audit.step";
import { guessLimit } from "./guess-limit.rules";
import { temporaryPasswordMail } from "./identity-mails.rules";
import { sessionReplaced } from "./identity.event";
import {
  assertPasswordStands,
  replacePassword,
  resetToTemporaryPassword,
  wrongPassword,
} from "./password.step";
import { emailOnlySchema } from "./person.rules";
import { openSession, type OpenSession } from "./session.step";
import { newTemporaryPassword, temporaryPasswordUntil } from "./temporary-password.rules";

const pauseMs = 200;

interface Guess {
  /** Whose turn it takes in the queue of passwords. */
  lane: string;
  /** Used up by wrong passwords only. */
  limits: readonly FailureLimit[];
  password: string;
}

/**
 * Whether a password is an account's. An unknown account takes the same steps and the same time as a known one.
 * @param load the account, read when the turn has come; null when there is none.
 * @returns the account, or null when the password is wrong.
 * @throws TooManyAttempts, PasswordQueueFull
 */
export async function guessPassword<Account extends { passwordHash: string }>(
  { db, now }: ActionContext,
  { lane, limits, password }: Guess,
  load: () => Promise<Account | null>,
): Promise<Account | null> {
  await assertNotUsedUp(db, limits, now);
  const since = performance.now();
  for (;;) {
    const decided = await atPasswordTurn(lane, async (isRight) => {
      // After the wait in the queue, use the current time: the limit that applied at the start may have expired.
      const at = new Date(now.getTime() + performance.now() - since);
      if (!(await beginTry(db, limits, at))) return null;
      const account = await load();
      const right = await isRight(password, account?.passwordHash ?? null);
      return { at, account: right ? account : null };
    });
    if (decided) {
      await endTry(db, limits, decided.account !== null, decided.at);
      return decided.account;
    }
    if (performance.now() - since > longestPasswordWaitMs) throw new PasswordQueueFull();
    await sleep(pauseMs);
  }
}

/**
 * Asks for the password again before an irreversible action.
 * @param field the input field with the password, for the error.
 * @throws InvalidInput if it is wrong, TooManyAttempts after five failures.
 */
export async function checkPassword(
  ctx: ActionContext,
  viewer: Viewer,
  { password, field }: { password: string; field: string },
): Promise<User> {
  const lane = `session:${viewer.userId}`;
  const limits = [guessLimit(viewer.email, lane)];
  const user = await guessPassword(ctx, { lane, limits, password }, () =>
    ctx.db.user.findUnique({ where: { id: viewer.userId } }),
  );
  if (!user) throw wrongPassword(field);
  return user;
}

/**
 * Changes the password of a signed-in user, also if the current one is temporary. Ends all their sessions and opens a new
 * one for this device.
 * @throws InvalidInput, TooManyAttempts
 */
export async function changePassword(
  ctx: ActionContext,
  viewer: Viewer,
  userAgent: string | null,
  input: unknown,
): Promise<OpenSession> {
  const { currentPassword, newPassword } = parseInput(changePasswordSchema, input);
  const user = await checkPassword(ctx, viewer, { password: currentPassword, field: "currentPassword" });
  if (newPassword === currentPassword)
    throw new InvalidInput([{ path: ["newPassword"], message: "A nova senha deve ser diferente da atual" }]);
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(ctx.db, async (tx) => {
    await assertPasswordStands(tx, user, "currentPassword");
    await replacePassword(ctx, tx, user, passwordHash);
    const opened = await openSession(tx, user.id, userAgent, ctx.now);
    await sessionReplaced.happened(tx, null, { endedId: viewer.sessionId, openedId: opened.sessionId });
    return opened;
  });
}

/** A second request within this time counts as a double click. */
const doubleClickMs = 10_000;

/**
 * Resets an account for its user: mails a random temporary password, which expires after 72 hours and has to be changed
 * at the first sign-in. Ends all sessions and mailed links. For admins.
 * @returns the address of the mail.
 * @throws InvalidInput for an unknown address, for the last admin, and if the caller is no longer an admin.
 */
export async function issueTemporaryPassword(
  ctx: ActionContext,
  input: unknown,
): Promise<{ email: string; expiresAt: Date }> {
  const { email } = parseInput(emailOnlySchema, input);
  const found = await ctx.db.user.findUnique({ where: { email } });
  if (!found || found.deletedAt) throw refused(unknownAddress);
  const password = newTemporaryPassword();
  const passwordHash = await hashPassword(password);
  const expiresAt = await inTransaction(ctx.db, async (tx) => {
    // Hashing takes a while: who asked may have left the administration since.
    await lockAdmins(tx);
    if (!(await isStillAdmin(tx, ctx))) throw refused("Você acaba de sair da administração.");
    const user = await lockAccount(tx, found.id);
    if (user.email !== email) throw refused(unknownAddress);
    // A double click mails one password: of two the first would be worth nothing.
    const { temporaryPasswordUntil: until } = user;
    if (until !== null && temporaryPasswordUntil(ctx.now).getTime() - until.getTime() < doubleClickMs)
      return until;
    if (await isLastAdmin(tx, user.id)) throw refused(lastAdmin);
    await resetToTemporaryPassword(tx, user, passwordHash, ctx.now);
    await ctx.outbox.put(tx, temporaryPasswordMail(user, password, `${ctx.publicUrl}/auth`));
    await audit(tx, ctx, { action: "ISSUE_TEMPORARY_PASSWORD", subject: { kind: "USER", id: user.id } });
    return temporaryPasswordUntil(ctx.now);
  });
  return { email, expiresAt };
}

const refused = (message: string) => new InvalidInput([{ path: ["email"], message }]);

const unknownAddress = "Nenhuma conta tem este e-mail";
/** A reset would lock everyone out of the administration until the mail is read. */
const lastAdmin = "É a única conta em uso na administração. Troque a senha dela em Minha conta.";
