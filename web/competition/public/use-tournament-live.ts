import { useEffect, useEffectEvent, useMemo } from "react";
import { graphql, useRelayEnvironment, useSubscription } from "react-relay/hooks";
import {
  type Disposable,
  type GraphQLTaggedNode,
  type IEnvironment,
  requestSubscription,
  type Variables,
} from "relay-runtime";
import type { useTournamentLiveSubscription as NewsSubscription } from "../../__generated__/useTournamentLiveSubscription.graphql";
import { useLiveCatchUp } from "../../relay/live-catch-up";
import { useLiveRefusal } from "../../relay/live-refusal";
import { type LiveState, useLiveState } from "../../relay/live-status";
import { useAskAgain } from "../../relay/use-ask-again";

const subscription = graphql`
  subscription useTournamentLiveSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      id
    }
  }
`;

const pauseMs = 400;

/** What follows one tournament on the screen. */
interface Feed {
  /** Each is called after a change, and before that once when changes begin to arrive if it asks so. */
  readonly listeners: Map<() => void, { atStart: boolean }>;
  /** Subscriptions of the page itself, which bring the changes to the listeners too. */
  carriers: number;
  /** The subscription for the listeners alone, while there is no carrier. */
  own: Disposable | null;
}

const feedsOf = new WeakMap<IEnvironment, Map<string, Feed>>();

function feedOf(environment: IEnvironment, tournamentId: string): Feed {
  const feeds = feedsOf.get(environment) ?? new Map<string, Feed>();
  feedsOf.set(environment, feeds);
  const feed = feeds.get(tournamentId) ?? { listeners: new Map(), carriers: 0, own: null };
  feeds.set(tournamentId, feed);
  return feed;
}

/** Subscribes for the listeners if nothing else on the screen does, and unsubscribes once something does. */
function settle(environment: IEnvironment, tournamentId: string, feed: Feed): void {
  if (feed.listeners.size === 0 || feed.carriers > 0) {
    feed.own?.dispose();
    feed.own = null;
    return;
  }
  feed.own ??= requestSubscription<NewsSubscription>(environment, {
    subscription,
    variables: { tournamentId },
    onNext: reportTo(feed),
    onError: () => undefined, // After own changes and reconnects, the data is refetched anyway.
  });
}

const report = ({ listeners }: Feed): void => {
  for (const listener of listeners.keys()) listener();
};

/** A subscription first delivers the current state, which most parts of the page show already. */
function reportTo(feed: Feed): () => void {
  let known = false;
  return () => {
    for (const [listener, { atStart }] of feed.listeners) if (known || atStart) listener();
    known = true;
  };
}

/**
 * For a page's own subscription to a tournament: `useTournamentNews` below it then needs no second one.
 * @param refused the server refused it: until it is accepted, those who listen have a subscription of their own.
 * @returns creates the function to call with each event of a new subscription. Attempts after the first, 0, report the
 *   first event too: changes since the subscription before are not known.
 */
function useNewsCarrier(tournamentId: string, refused: boolean): (attempt: number) => () => void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (refused) return;
    const feed = feedOf(environment, tournamentId);
    const change = (by: 1 | -1) => {
      feed.carriers += by;
      settle(environment, tournamentId, feed);
    };
    change(1);
    return () => change(-1);
  }, [environment, tournamentId, refused]);
  return useMemo(() => {
    const feed = feedOf(environment, tournamentId);
    return (attempt) => (attempt === 0 ? reportTo(feed) : () => report(feed));
  }, [environment, tournamentId]);
}

/**
 * Calls `onNews` a moment after anything about a tournament changed, for what each viewer has to ask for themselves: what
 * is owed, who waits. Several changes in a row are one. Uses the page's own subscription if that is `useTournamentLive`.
 * @param atStart also once when changes begin to arrive: there may have been one since the page was asked for.
 */
export function useTournamentNews(tournamentId: string, onNews: () => void, atStart = false): void {
  const environment = useRelayEnvironment();
  const reportSoon = useEffectEvent(onNews);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listener = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reportSoon(), pauseMs);
    };
    const feed = feedOf(environment, tournamentId);
    feed.listeners.set(listener, { atStart });
    settle(environment, tournamentId, feed);
    return () => {
      clearTimeout(timer);
      feed.listeners.delete(listener);
      settle(environment, tournamentId, feed);
    };
  }, [environment, tournamentId, atStart]);

  useLiveCatchUp(onNews);
}

/** A subscription to a tournament's changes, with the fields that a page shows. */
export interface TournamentSubscription {
  readonly response: unknown;
  readonly variables: { tournamentId: string };
}

interface FollowedTournament {
  readonly id: string;
  readonly status: string;
}

/**
 * Keeps a tournament up to date: live updates go into the store, and after a gap the page is refetched.
 * @param subscription to `tournamentChanged`, with only the fields the page shows.
 * @param pageQuery the page's query, for refetching.
 * @param everyMs polling interval for what depends on the time: refetches while the page is visible and the tournament
 *   is not over.
 * @returns whether the data on screen is current.
 */
export function useTournamentLive(
  { id: tournamentId, status }: FollowedTournament,
  subscription: GraphQLTaggedNode,
  pageQuery: GraphQLTaggedNode,
  variables: Variables,
  everyMs: number | null = null,
): LiveState {
  const { refused, attempt, onRefused, tryAgain } = useLiveRefusal();
  const [live, onRefetched] = useLiveState(refused);
  const newsCarrier = useNewsCarrier(tournamentId, refused);

  useSubscription<TournamentSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { tournamentId },
        cacheConfig: { metadata: { attempt } },
        onNext: newsCarrier(attempt),
        onError: onRefused,
      }),
      [subscription, tournamentId, attempt, onRefused, newsCarrier],
    ),
  );

  const ask = useAskAgain(pageQuery, variables);
  // On failure the indicator says that the data may be stale.
  const askAgain = () =>
    ask(() => {
      onRefetched();
      tryAgain();
    });
  const isOver = status === "FINISHED";
  useLiveCatchUp(askAgain, refused, isOver);
  const tick = useEffectEvent(askAgain);
  useEffect(() => {
    if (everyMs === null || isOver) return;
    const timer = setInterval(() => {
      if (!document.hidden) tick();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isOver]);

  return live;
}
