import type { Session, Prisma } from "../../prisma/generated/client/client";
import { literally } from "../platform/like.rules";
import { manyBy, valueBy } from "../platform/loaders";
import { columnsOf, prepared, sql } from "../platform/prepared";
import { isSignedIn, type Viewer } from "../platform/viewer";
import { guessKeysOf, guessLimit } from "./guess-limit.rules";

/** The most sessions shown per account. */
export const mostSessions = 20;

const session = columnsOf<Session>("Session");
const readOpen = prepared(
  sql`SELECT ${session.of("s")} FROM unnest($1::uuid[]) AS u(id)
    CROSS JOIN LATERAL (SELECT * FROM sessoes WHERE user_id = u.id AND encerrada_em IS NULL AND expira_em > $2
      ORDER BY ultimo_uso_em DESC, id DESC LIMIT ${String(mostSessions)}) s`,
  (columns) => session.read(columns),
);

/** The open ones of an account, the last used first; at most 20. One statement for all accounts. */
export const openSessionsOfAccounts = manyBy<Session>(
  ({ userId }) => userId,
  ({ db, now }, ids) => readOpen(db, ids, now),
);

/**
 * By e-mail address, until when sign-in is locked for at least one network after wrong passwords; null if it is not.
 * One statement for all addresses.
 */
export const signInLocksOf = valueBy<Date | null>(
  async ({ db, now }, emails) => {
    const rows = await db.rateLimit.findMany({
      where: {
        OR: emails.map((email) => ({ key: { startsWith: literally(guessKeysOf(email)) } })),
        points: { gte: guessLimit("", "").points },
        resetAt: { gt: now },
      },
      orderBy: { resetAt: "asc" },
    });
    return new Map(
      rows.flatMap(({ key, resetAt }) => {
        const email = emails.find((one) => key.startsWith(guessKeysOf(one)));
        return email === undefined ? [] : [[email, resetAt]];
      }),
    );
  },
  () => null,
);

/** One's own that can still be used. */
export const openSessionsOf = (viewer: Viewer | null, now: Date): Prisma.SessionWhereInput =>
  isSignedIn(viewer) ? { userId: viewer.userId, endedAt: null, expiresAt: { gt: now } } : { id: { in: [] } };

/** Names of people who did or decided something; null of who is gone. One statement. */
export const userNameOf = valueBy<string | null>(
  async ({ db }, ids) => {
    const rows = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  () => null,
);
