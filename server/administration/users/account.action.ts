import { audit } from "../../identity/audit.step";
import { endSessionsOf } from "../../identity/session.step";
import { forgetWrongPasswords } from "../../identity/sign-in-lock.step";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";

/** Whoever uses the account has to sign in again. @returns how many devices that were. */
export async function endUserSessions(ctx: ActionContext, userId: string): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const ended = await endSessionsOf(tx, userId, ctx.now);
    if (ended === 0) return 0;
    await audit(tx, ctx, {
      action: "END_SESSIONS",
      subject: { kind: "USER", id: userId },
      changes: { before: { "Sessões abertas": ended }, after: null },
    });
    return ended;
  });
}

/** Wrong passwords do not keep the account's owner waiting any longer. */
export async function unlockSignIn(ctx: ActionContext, userId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    await forgetWrongPasswords(tx, email);
    await audit(tx, ctx, { action: "UNLOCK_SIGN_IN", subject: { kind: "USER", id: userId } });
  });
}
