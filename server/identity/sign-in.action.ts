import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { assertPasswordQueueOpen, isPasswordRight } from "../platform/password-hash";
import { countAttempt, forgetAttempts, uncountAttempt } from "../platform/rate-limit";
import { guessLimit, networkGuessLimit } from "./guess-limit.rules";
import { EmailNotConfirmed, InvalidCredentials, TemporaryPasswordExpired } from "./identity.errors";
import { passwordStands } from "./password-stands.action";
import { openSession, type OpenSession } from "./session.action";
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
  assertPasswordQueueOpen();
  const ofNetwork = networkGuessLimit(from.network);
  const ofAccount = guessLimit(email, from.network);
  // Counted before the password is looked at, so that tries sent together cannot slip through; a success is taken back.
  await countAttempt(ctx.db, ofNetwork, ctx.now);
  await countAttempt(ctx.db, ofAccount, ctx.now);
  const user = await ctx.db.user.findUnique({ where: { email } });
  const right = await isPasswordRight(password, user?.passwordHash ?? null);
  if (!user || !right || user.disabledAt !== null) throw new InvalidCredentials();
  if (user.emailConfirmedAt === null) throw new EmailNotConfirmed();
  if (user.temporaryPasswordUntil !== null && user.temporaryPasswordUntil <= ctx.now)
    throw new TemporaryPasswordExpired();
  const session = await inTransaction(ctx.db, async (tx) => {
    if (!(await passwordStands(tx, user))) throw new InvalidCredentials();
    return openSession(tx, user.id, from.userAgent, ctx.now);
  });
  await forgetAttempts(ctx.db, ofAccount.key);
  await uncountAttempt(ctx.db, ofNetwork.key);
  return session;
}
