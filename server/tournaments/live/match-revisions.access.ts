import type { ActionContext } from "../../platform/context";
import { tournamentTopic } from "../tournament-topic.rules";

export interface Revisions {
  from: number;
  to: number;
}

/**
 * The tournament's revisions as they pass: at once the one that stands, then from which to which it went. Written as an
 * iterator, because a generator that waits for the next event cannot be ended before it comes.
 */
export function matchRevisions(ctx: ActionContext, tournamentId: string): AsyncIterableIterator<Revisions> {
  const events = ctx.events.on(tournamentTopic(tournamentId));
  let last: number | null = null;
  return {
    async next() {
      const event = await events.next();
      if (event.done) return { done: true, value: undefined };
      const row = await ctx.db.tournament.findUnique({
        where: { id: tournamentId },
        select: { revision: true },
      });
      // Gone while it was followed: there is nothing more to tell.
      if (!row) return this.return?.() ?? { done: true, value: undefined };
      const { revision } = row;
      const value = { from: last ?? revision, to: revision };
      last = revision;
      return { done: false, value };
    },
    async return() {
      await events.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
