import { besideTransactions, type Transaction } from "./database";
import { TooManyAttempts } from "./errors";
import { literally } from "./like.rules";

export interface RateLimit {
  /** The counted thing, for instance "sign-in:account:…". */
  key: string;
  points: number;
  windowSeconds: number;
  /**
   * If true, each allowed attempt restarts the window, so that no window of this length contains more than `points`
   * attempts. Otherwise the window starts with the first attempt. A refused attempt never extends the wait.
   */
  sliding?: boolean;
}

/**
 * Counts tries against the limit, for all processes together, in one statement. Given a request's database it needs no
 * connection that transactions compete for, so it may be called while one of them is open.
 * @param tries how many at once.
 * @throws TooManyAttempts when the window's points are used up.
 */
export async function countAttempt(
  db: Transaction,
  { key, points, windowSeconds, sliding = false }: RateLimit,
  now: Date,
  tries = 1,
): Promise<void> {
  const resetAt = new Date(now.getTime() + windowSeconds * 1000);
  const [row] = await besideTransactions(db).$queryRaw<{ pontos: number; zera_em: Date }[]>`
    INSERT INTO limites AS l (chave, pontos, zera_em) VALUES (${key}, ${tries}::int, ${resetAt})
    ON CONFLICT (chave) DO UPDATE SET
      pontos = CASE WHEN l.zera_em <= ${now} THEN 0 ELSE l.pontos END + excluded.pontos,
      zera_em = CASE WHEN l.zera_em <= ${now} OR (${sliding} AND l.pontos < ${points}::int)
        THEN excluded.zera_em ELSE l.zera_em END
    RETURNING pontos, zera_em`;
  if (row && row.pontos > points) throw tooManyAttempts(row.zera_em, now);
}

/** @param until when the limit allows the next attempt. */
export const tooManyAttempts = (until: Date, now: Date): TooManyAttempts =>
  new TooManyAttempts(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));

/** Gives back one counted attempt, for a limit that counts failures only. */
export async function uncountAttempt(db: Transaction, key: string): Promise<void> {
  await besideTransactions(db)
    .$executeRaw`UPDATE limites SET pontos = pontos - 1 WHERE chave = ${key} AND pontos > 0`;
}

/** Forgets every limit whose key names one of the addresses. */
export async function forgetAddresses(db: Transaction, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await db.rateLimit.deleteMany({ where: { key: { contains: literally(address) } } });
}

/** Forgets every limit whose key begins so. @returns how many. */
export async function forgetLimitsOf(db: Transaction, beginning: string): Promise<number> {
  const { count } = await db.rateLimit.deleteMany({ where: { key: { startsWith: literally(beginning) } } });
  return count;
}

/** Deletes limits whose window has ended. */
export async function forgetLimits(db: Transaction, now: Date): Promise<void> {
  await db.rateLimit.deleteMany({ where: { resetAt: { lt: now } } });
}
