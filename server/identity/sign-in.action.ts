import type { ActionContext } from "../platform/context";
import { parseInput } from "../platform/parse-input";
import { isPasswordRight } from "../platform/password-hash";
import { countAttempt, forgetAttempts, uncountAttempt } from "../platform/rate-limit";
import { EmailNotConfirmed, InvalidCredentials } from "./identity.errors";
import { openSession, type OpenSession } from "./session.action";
import { signInSchema } from "./sign-up.rules";

const minute = 60;

/**
 * Checks e-mail and password and opens a session.
 * @throws InvalidInput, InvalidCredentials, EmailNotConfirmed, TooManyAttempts (5 failures in 15 min per account and
 * network address, 30 failures in 5 min per network address: a whole arena may sit behind one).
 */
export async function signIn(
  ctx: ActionContext,
  from: { address: string; userAgent: string | null },
  input: unknown,
): Promise<OpenSession> {
  const { email, password } = parseInput(signInSchema, input);
  const addressKey = `sign-in:${from.address}`;
  const accountKey = `sign-in:${email}:${from.address}`;
  // Counted before the password is looked at, so that tries sent together cannot slip through; a success is taken back.
  await countAttempt(ctx.db, { key: addressKey, points: 30, windowSeconds: 5 * minute }, ctx.now);
  await countAttempt(ctx.db, { key: accountKey, points: 5, windowSeconds: 15 * minute }, ctx.now);
  const user = await ctx.db.user.findUnique({ where: { email } });
  const right = await isPasswordRight(password, user?.passwordHash ?? null);
  if (!user || !right || user.disabledAt !== null) throw new InvalidCredentials();
  if (user.emailConfirmedAt === null) throw new EmailNotConfirmed();
  await forgetAttempts(ctx.db, accountKey);
  await uncountAttempt(ctx.db, addressKey);
  return openSession(ctx.db, user.id, from.userAgent, ctx.now);
}
