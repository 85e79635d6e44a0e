import type { ActionContext } from "../platform/context";
import { parseInput } from "../platform/parse-input";
import { isPasswordRight } from "../platform/password-hash";
import { countAttempt, forgetAttempts } from "../platform/rate-limit";
import { EmailNotConfirmed, InvalidCredentials } from "./identity.errors";
import { openSession, type OpenSession } from "./session.action";
import { signInSchema } from "./sign-up.rules";

const minute = 60;

/**
 * Checks e-mail and password and opens a session.
 * @throws InvalidInput, InvalidCredentials, EmailNotConfirmed, TooManyAttempts (5 failures in 15 min per account and
 * address, 30 tries in 5 min per address).
 */
export async function signIn(
  ctx: ActionContext,
  from: { address: string; userAgent: string | null },
  input: unknown,
): Promise<OpenSession> {
  const { email, password } = parseInput(signInSchema, input);
  const accountKey = `sign-in:${email}:${from.address}`;
  await countAttempt(
    ctx.db,
    { key: `sign-in:${from.address}`, points: 30, windowSeconds: 5 * minute },
    ctx.now,
  );
  await countAttempt(ctx.db, { key: accountKey, points: 5, windowSeconds: 15 * minute }, ctx.now);
  const user = await ctx.db.user.findUnique({ where: { email } });
  const right = await isPasswordRight(password, user?.passwordHash ?? null);
  if (!user || !right || user.disabledAt !== null) throw new InvalidCredentials();
  if (user.emailConfirmedAt === null) throw new EmailNotConfirmed();
  await forgetAttempts(ctx.db, accountKey);
  return openSession(ctx.db, user.id, from.userAgent, ctx.now);
}
