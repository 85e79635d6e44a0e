import { audit } from "../../identity/audit.step";
import { endSessionsOf } from "../../identity/session.step";
import { guessKeysOf } from "../../identity/guess-limit.rules";
import type { ActionContext } from "../../platform/context";
import { inTransaction } from "../../platform/database";
import { forgetLimitsOf } from "../../platform/rate-limit";

/** Ends all sessions of an account. @returns the number of sessions ended. */
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
    if ((await forgetLimitsOf(tx, guessKeysOf(email))) === 0) return;
    await audit(tx, ctx, { action: "UNLOCK_SIGN_IN", subject: { kind: "USER", id: userId } });
  });
}
