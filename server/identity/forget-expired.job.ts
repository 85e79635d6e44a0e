import type { Database } from "../platform/database";

/** Deletes sessions, links and counted tries that can serve nobody any more. */
export const forgetExpiredJob = (db: Database) => async (): Promise<void> => {
  const now = new Date();
  await db.session.deleteMany({
    where: { OR: [{ expiresAt: { lt: now } }, { endedAt: { lt: monthBefore(now) } }] },
  });
  await db.emailLink.deleteMany({ where: { expiresAt: { lt: monthBefore(now) } } });
  await db.rateLimit.deleteMany({ where: { resetAt: { lt: now } } });
};

const monthBefore = (now: Date): Date => new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);
