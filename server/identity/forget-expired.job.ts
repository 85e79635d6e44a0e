import { forgetMailsBefore } from "../platform/mail/outbox";
import { forgetLimits } from "../platform/rate-limit";
import { inTransaction, type Database } from "../platform/database";
import { earlier } from "../platform/time/duration.rules";
import { accountsForgotten } from "./identity.event";

const unconfirmedDays = 2;
/**
 * An open link keeps an unconfirmed account, but at most this long: otherwise repeated requests would block an address.
 */
const longestUnconfirmedDays = 7;
const keptDays = 30;

/** Deletes expired data: sessions, links, rate limits, old mails, and accounts that were never confirmed. */
export const forgetExpiredJob = (db: Database) => async (): Promise<void> => {
  const now = new Date();
  const kept = earlier(now, { days: keptDays });
  await db.session.deleteMany({ where: { OR: [{ expiresAt: { lt: now } }, { endedAt: { lt: kept } }] } });
  await db.emailLink.deleteMany({ where: { expiresAt: { lt: kept } } });
  await forgetLimits(db, now);
  await forgetMailsBefore(db, kept);
  await forgetUnconfirmed(db, now);
};

/**
 * Deletes sign-ups that were not confirmed within some days, so that a sign-up with another person's address or CNPJ blocks
 * it only for that long. Accounts that other rows depend on are kept.
 */
function forgetUnconfirmed(db: Database, now: Date): Promise<void> {
  const before = earlier(now, { days: unconfirmedDays });
  const atTheLatest = earlier(now, { days: longestUnconfirmedDays });
  return inTransaction(db, async (tx) => {
    // Locked, so that a concurrent confirmation finds either the whole account or none.
    const stale = await tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM usuarios WHERE email_confirmado_em IS NULL AND excluido_em IS NULL AND created_at < ${before}
        AND NOT EXISTS (SELECT FROM sessoes WHERE user_id = usuarios.id)
        AND (created_at < ${atTheLatest} OR NOT EXISTS (SELECT FROM links_email
          WHERE user_id = usuarios.id AND usado_em IS NULL AND expira_em > ${now})) FOR UPDATE`;
    const userId = { in: stale.map(({ id }) => id) };
    const none = { none: {} };
    await accountsForgotten.happened(tx, null, { userIds: userId.in });
    await tx.user.deleteMany({
      where: {
        id: userId,
        arenas: none,
        managedArenas: none,
        federationMembers: none,
        athlete: null,
        teacher: null,
      },
    });
  });
}
