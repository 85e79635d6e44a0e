import { inTransaction, type Database } from "../platform/database";
import { nextRefreshToken, tokenHash } from "./one-time-token.rules";
import { type OpenSession, endSession } from "./session.step";

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
