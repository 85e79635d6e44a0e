import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { assertPasswordQueueOpen } from "../platform/password-hash";
import { guessLimit, networkGuessLimit } from "./guess-limit.rules";
import { guessPassword } from "./guess-password.action";
import { EmailNotConfirmed, InvalidCredentials, TemporaryPasswordExpired } from "./identity.errors";
import { passwordStands } from "./password-stands.step";
import { openSession, type OpenSession } from "./session.step";
import { signInSchema } from "./sign-in.rules";

/**
 * Checks e-mail and password and opens a session.
 * @param from.network the caller's, as `networkOf` tells it.
 * @throws InvalidInput, InvalidCredentials, EmailNotConfirmed, TemporaryPasswordExpired, TooManyAttempts (5 failures in
 * 15 min per account and network, 30 failures in 5 min per network).
 */
export async function signIn(
  ctx: ActionContext,
  from: { network: string; userAgent: string | null },
  input: unknown,
): Promise<OpenSession> {
  const { email, password } = parseInput(signInSchema, input);
  assertPasswordQueueOpen(from.network);
  const limits = [networkGuessLimit(from.network), guessLimit(email, from.network)];
  const user = await guessPassword(ctx, { lane: from.network, limits, password }, () =>
    ctx.db.user.findUnique({ where: { email, disabledAt: null } }),
  );
  if (!user) throw new InvalidCredentials();
  if (user.emailConfirmedAt === null) throw new EmailNotConfirmed();
  if (user.temporaryPasswordUntil !== null && user.temporaryPasswordUntil <= ctx.now)
    throw new TemporaryPasswordExpired();
  return inTransaction(ctx.db, async (tx) => {
    if (!(await passwordStands(tx, user))) throw new InvalidCredentials();
    return openSession(tx, user.id, from.userAgent, ctx.now);
  });
}
