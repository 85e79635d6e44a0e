import type { ActionContext } from "../platform/context";
import { countAttempt } from "../platform/rate-limit";

/**
 * One limit for e-mails and for ids, so that neither can be tried in place of the other.
 * @throws TooManyAttempts (30 look-ups per hour and person).
 */
export const countGuestLookUp = (ctx: ActionContext): Promise<void> =>
  countAttempt(ctx.db, { key: `find-guest:${ctx.viewer?.userId}`, points: 30, windowSeconds: 3600 }, ctx.now);
