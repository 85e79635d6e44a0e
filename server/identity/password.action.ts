import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { hashPassword } from "../platform/password-hash";
import type { Viewer } from "../platform/viewer";
import { checkPassword } from "./check-password.action";
import { sessionReplaced } from "./identity.event";
import { assertPasswordStands } from "./password-stands.step";
import { replacePassword } from "./replace-password.step";
import { openSession, type OpenSession } from "./session.step";
import { changePasswordSchema } from "./account.rules";
import { isLastAdmin, isStillAdmin, lockAdmins } from "./admins.step";
import { audit } from "./audit.step";
import { temporaryPasswordMail } from "./identity-mails.rules";
import { emailOnlySchema } from "./person.rules";
import { lockAccount } from "./account.step";
import { resetToTemporaryPassword } from "./reset-to-temporary-password.step";
import { newTemporaryPassword, temporaryPasswordUntil } from "./temporary-password.rules";

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
