import { literally } from "../platform/like.rules";
import { valueBy } from "../platform/loaders";
import { guessKeysOf, guessLimit } from "./guess-limit.rules";

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
