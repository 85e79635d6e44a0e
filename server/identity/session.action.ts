import type { ActionContext } from "../platform/context";
import { inTransaction, type Database } from "../platform/database";
import { parseInput } from "../platform/parse-input";
import { assertPasswordQueueOpen } from "../platform/password-hash";
import { guessLimit, networkGuessLimit } from "./guess-limit.rules";
import { guessPassword } from "./password.action";
import { EmailNotConfirmed, InvalidCredentials, TemporaryPasswordExpired } from "./identity.errors";
import { passwordStands } from "./password.step";
import { openSession, type OpenSession, endSession } from "./session.step";
import { signInSchema } from "./sign-in.rules";
import { nextRefreshToken, tokenHash } from "./token.rules";

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

/** Two tabs, or an answer lost on the way: the token just replaced still counts this long. */
const graceMs = 10_000;

/**
 * Replaces a refresh token by the next one of its session. An old one that comes back was stolen, or its successor
 * was: the session ends. Only the one just replaced is excused for a few seconds, and gets the same successor again.
 * @returns null when the token opens nothing any more.
 */
export function refreshSession(
  db: Database,
  token: string,
  secret: string,
  now: Date,
): Promise<OpenSession | null> {
  return inTransaction(db, async (tx) => {
    const hash = tokenHash(token);
    const [session] = await tx.$queryRaw<
      { id: string; user_id: string; expira_em: Date; encerrada_em: Date | null }[]
    >`
      SELECT s.id, s.user_id, s.expira_em, s.encerrada_em FROM sessoes s
      WHERE s.id = (SELECT sessao_id FROM tokens_renovacao WHERE hash = ${hash}) FOR UPDATE`;
    if (!session || session.encerrada_em || session.expira_em <= now) return null;
    const held = await tx.refreshToken.findUniqueOrThrow({ where: { hash } });
    const next = nextRefreshToken(token, secret);
    const opened = {
      userId: session.user_id,
      sessionId: session.id,
      refreshToken: next,
      expiresAt: session.expira_em,
    };
    if (held.rotatedAt === null) {
      await tx.refreshToken.update({ where: { id: held.id }, data: { rotatedAt: now } });
      await tx.refreshToken.create({
        data: { sessionId: session.id, hash: tokenHash(next), createdAt: now },
      });
      await tx.session.update({ where: { id: session.id }, data: { lastUsedAt: now } });
      return opened;
    }
    const successor = await tx.refreshToken.findUnique({ where: { hash: tokenHash(next) } });
    const excused = now.getTime() - held.rotatedAt.getTime() <= graceMs && successor?.rotatedAt === null;
    if (excused) return opened;
    await endSession(tx, session.id, now);
    return null;
  });
}
