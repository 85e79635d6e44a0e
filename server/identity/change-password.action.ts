import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { hashPassword } from "../platform/password-hash";
import type { Viewer } from "../platform/viewer";
import { checkPassword } from "./check-password.action";
import { assertPasswordStands } from "./password-stands.step";
import { replacePassword } from "./replace-password.step";
import { openSession, type OpenSession } from "./session.step";
import { changePasswordSchema } from "./account.rules";

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
    return openSession(tx, user.id, userAgent, ctx.now);
  });
}
