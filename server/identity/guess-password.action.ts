import { setTimeout as sleep } from "node:timers/promises";
import type { ActionContext } from "../platform/context";
import { assertNotUsedUp, beginTry, endTry, type FailureLimit } from "../platform/failure-limit";
import { atPasswordTurn, longestPasswordWaitMs, PasswordQueueFull } from "../platform/password-hash";

const pauseMs = 200;

interface Guess {
  /** Whose turn it takes in the queue of passwords. */
  lane: string;
  /** Used up by wrong passwords only. */
  limits: readonly FailureLimit[];
  password: string;
}

/**
 * Whether a password is an account's. An unknown account takes the same steps and the same time as a known one.
 * @param load the account, read when the turn has come; null when there is none.
 * @returns the account, or null when the password is wrong.
 * @throws TooManyAttempts, PasswordQueueFull
 */
export async function guessPassword<Account extends { passwordHash: string }>(
  { db, now }: ActionContext,
  { lane, limits, password }: Guess,
  load: () => Promise<Account | null>,
): Promise<Account | null> {
  await assertNotUsedUp(db, limits, now);
  const since = performance.now();
  for (;;) {
    const decided = await atPasswordTurn(lane, async (isRight) => {
      // After the wait in the queue, use the current time: the limit that applied at the start may have expired.
      const at = new Date(now.getTime() + performance.now() - since);
      if (!(await beginTry(db, limits, at))) return null;
      const account = await load();
      const right = await isRight(password, account?.passwordHash ?? null);
      return { at, account: right ? account : null };
    });
    if (decided) {
      await endTry(db, limits, decided.account !== null, decided.at);
      return decided.account;
    }
    if (performance.now() - since > longestPasswordWaitMs) throw new PasswordQueueFull();
    await sleep(pauseMs);
  }
}
