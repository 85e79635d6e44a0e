import type { Database } from "../platform/database";
import { literally } from "../platform/like.rules";
import { guessLimit, guessKeysOf } from "./guess-limit.rules";

/**
 * @returns until when nobody can sign in to an account from somewhere, for wrong passwords were typed there; null while
 * everybody can try.
 */
export async function signInLockedUntil(db: Database, email: string, now: Date): Promise<Date | null> {
  const { points } = guessLimit(email, "");
  const row = await db.rateLimit.findFirst({
    where: {
      key: { startsWith: literally(guessKeysOf(email)) },
      points: { gte: points },
      resetAt: { gt: now },
    },
    orderBy: { resetAt: "desc" },
  });
  return row?.resetAt ?? null;
}
