import { literally } from "../platform/like.rules";
import { valueBy } from "../platform/loaders";
import { guessKeysOf, guessLimit } from "./guess-limit.rules";

/**
 * Until when nobody can sign in to an account, by its address, from somewhere where wrong passwords were typed; null while
 * everybody can try. One statement for all of them.
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
