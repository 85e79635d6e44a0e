import { setTimeout as sleep } from "node:timers/promises";
import type { ActionContext } from "../../platform/context";
import { tournamentTopic } from "../../tournaments/tournament-topic.rules";

export interface Revisions {
  from: number;
  to: number;
}

type Follower = Pick<ActionContext, "db" | "events">;

const everyMs = 60_000;

/**
 * An iterator over a tournament's revisions: first the current one, then each step from one revision to the next. It
 * repeats the current one every minute while estimated start times move with the clock. It is not a generator, because
 * a generator that awaits the next event cannot be stopped before that event arrives.
 */
export function matchRevisions(
  ctx: Follower,
  tournamentId: string,
  tickMs = everyMs,
): AsyncIterableIterator<Revisions> {
  const events = ctx.events.on(tournamentTopic(tournamentId));
  let event: ReturnType<typeof events.next> | null = null;
  let last: number | null = null;
  let left = false;
  return {
    async next() {
      event ??= events.next();
      let come = await within(event, tickMs);
      while (come === null && !left && !(await movesWithTheClock(ctx, tournamentId)))
        come = await within(event, tickMs);
      if (come !== null) event = null;
      if (left || come?.done) return { done: true, value: undefined };
      const row = await ctx.db.tournament.findUnique({
        where: { id: tournamentId },
        select: { revision: true },
      });
      // The tournament was deleted, or the client unsubscribed while the query ran.
      if (left || !row) return this.return?.() ?? { done: true, value: undefined };
      const { revision } = row;
      const value = { from: last ?? revision, to: revision };
      last = revision;
      return { done: false, value };
    },
    async return() {
      left = true;
      await events.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Null when it does not come so soon. */
async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  const tooLate = new AbortController();
  const { signal } = tooLate;
  try {
    return await Promise.race([promise, sleep(ms, null, { signal, ref: false })]);
  } finally {
    tooLate.abort();
  }
}

/** Whether a match is on a court or overdue: estimated times then move every minute. */
const movesWithTheClock = async ({ db }: Follower, tournamentId: string): Promise<boolean> =>
  (await db.match.count({
    where: {
      tournamentId,
      OR: [
        { status: { in: ["CALLED", "IN_PROGRESS"] } },
        { status: "SCHEDULED", scheduledFor: { lt: new Date() } },
      ],
    },
  })) > 0;
