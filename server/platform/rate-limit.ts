import { Prisma } from "../../prisma/generated/client/client";
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

/**
 * A limit that only failures use up. How a try ends is known late, so it is under way meanwhile: failures and what is
 * under way are never more than the points together, and tries sent at once cannot slip through.
 */
export interface FailureLimit extends RateLimit {
  /** Whether a success makes up for the failures before it; otherwise they go on counting. */
  forgottenBySuccess?: boolean;
}

/** For a process that dies: what it had under way counts no longer than this. More than any try takes. */
const underWaySeconds = 30;

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** @throws TooManyAttempts when failures have used up one of the limits. */
export async function assertNotUsedUp(
  db: Transaction,
  limits: readonly FailureLimit[],
  now: Date,
): Promise<void> {
  const rows = await db.rateLimit.findMany({
    where: { key: { in: limits.map(({ key }) => key) }, resetAt: { gt: now } },
  });
  for (const { key, points } of limits) {
    const row = rows.find((one) => one.key === key);
    if (row && row.points >= points) throw tooManyAttempts(row.resetAt, now);
  }
}

/**
 * Begins a try against all the limits; `endTry` has to follow.
 * @returns false when other tries, not decided yet, may use up what is left: ask again in a moment.
 * @throws TooManyAttempts
 */
export async function beginTry(
  db: Transaction,
  limits: readonly FailureLimit[],
  now: Date,
): Promise<boolean> {
  for (const [index, limit] of limits.entries()) {
    if (await begin(db, limit, now)) continue;
    for (const begun of limits.slice(0, index)) await giveBack(db, begun, now);
    await assertNotUsedUp(db, [limit], now);
    return false;
  }
  return true;
}

/** @param now the same value as for `beginTry`. */
export async function endTry(
  db: Transaction,
  limits: readonly FailureLimit[],
  succeeded: boolean,
  now: Date,
): Promise<void> {
  for (const limit of limits)
    if (!succeeded) await countFailure(db, limit, now);
    else if (limit.forgottenBySuccess === true) await forgetFailures(db, limit, now);
    else await giveBack(db, limit, now);
}

// One statement for each step, so that the row's lock makes them one after the other, for all processes together.

async function begin(
  db: Transaction,
  { key, points, windowSeconds }: FailureLimit,
  now: Date,
): Promise<boolean> {
  const begun = await db.$executeRaw`
    INSERT INTO limites AS l (chave, pontos, zera_em, em_curso)
    VALUES (${key}, 0, ${after(now, windowSeconds)}, ARRAY[${after(now, underWaySeconds)}::timestamptz])
    ON CONFLICT (chave) DO UPDATE SET
      pontos = CASE WHEN l.zera_em <= ${now} THEN 0 ELSE l.pontos END,
      zera_em = CASE WHEN l.zera_em <= ${now} THEN excluded.zera_em ELSE l.zera_em END,
      em_curso = ARRAY(SELECT bis FROM unnest(l.em_curso) bis WHERE bis > ${now}) || excluded.em_curso
    WHERE CASE WHEN l.zera_em <= ${now} THEN 0 ELSE l.pontos END
      + (SELECT count(*) FROM unnest(l.em_curso) bis WHERE bis > ${now}) < ${points}::int`;
  return begun === 1;
}

/** The attempts in progress without one that started at this instant: any of them, since they expire together. */
const withoutOne = (now: Date): Prisma.Sql => {
  const place = Prisma.sql`coalesce(array_position(l.em_curso, ${after(now, underWaySeconds)}::timestamptz), 0)`;
  return Prisma.sql`l.em_curso[:${place} - 1] || l.em_curso[${place} + 1:]`;
};

/** Recreates the row if it is gone, for instance after a successful sign-in in parallel. */
async function countFailure(
  db: Transaction,
  { key, windowSeconds, sliding = false }: FailureLimit,
  now: Date,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO limites AS l (chave, pontos, zera_em) VALUES (${key}, 1, ${after(now, windowSeconds)})
    ON CONFLICT (chave) DO UPDATE SET
      pontos = CASE WHEN l.zera_em <= ${now} THEN 1 ELSE l.pontos + 1 END,
      zera_em = CASE WHEN l.zera_em <= ${now} OR l.pontos = 0 OR ${sliding}
        THEN greatest(l.zera_em, excluded.zera_em) ELSE l.zera_em END,
      em_curso = ${withoutOne(now)}`;
}

async function giveBack(db: Transaction, { key }: FailureLimit, now: Date): Promise<void> {
  await db.$executeRaw`UPDATE limites l SET em_curso = ${withoutOne(now)} WHERE chave = ${key}`;
}

async function forgetFailures(db: Transaction, { key }: FailureLimit, now: Date): Promise<void> {
  const deleted = await db.$executeRaw`
    DELETE FROM limites l WHERE chave = ${key} AND cardinality(${withoutOne(now)}) = 0`;
  if (deleted === 0)
    await db.$executeRaw`UPDATE limites l SET pontos = 0, em_curso = ${withoutOne(now)} WHERE chave = ${key}`;
}
