import type { Transaction } from "../platform/database";
import { later } from "../platform/time/duration.rules";
import { newToken, tokenHash } from "./token.rules";

const sessionDays = 30;

export interface OpenSession {
  userId: string;
  sessionId: string;
  refreshToken: string;
  expiresAt: Date;
}

/** Opens a session after the password was checked. */
export async function openSession(
  db: Transaction,
  userId: string,
  userAgent: string | null,
  now: Date,
): Promise<OpenSession> {
  const refreshToken = newToken();
  const expiresAt = later(now, { days: sessionDays });
  const { id } = await db.session.create({
    data: {
      userId,
      userAgent: userAgent?.slice(0, 200) ?? null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      refreshTokens: { create: { hash: tokenHash(refreshToken), createdAt: now } },
    },
    select: { id: true },
  });
  return { userId, sessionId: id, refreshToken, expiresAt };
}

/** Signs out: its tokens are worth nothing from the next request on. */
export async function endSession(db: Transaction, sessionId: string, now: Date): Promise<void> {
  await db.session.updateMany({ where: { id: sessionId, endedAt: null }, data: { endedAt: now } });
}

/** Ends all sessions of the user, or all but one. @returns the number of ended sessions. */
export async function endSessionsOf(
  db: Transaction,
  userId: string,
  now: Date,
  exceptId?: string,
): Promise<number> {
  const where = { userId, endedAt: null, expiresAt: { gt: now } };
  const { count } = await db.session.updateMany({
    where: exceptId === undefined ? where : { ...where, id: { not: exceptId } },
    data: { endedAt: now },
  });
  return count;
}
