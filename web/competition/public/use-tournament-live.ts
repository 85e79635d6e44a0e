import { useEffect, useEffectEvent, useMemo } from "react";
import { fetchQuery, useRelayEnvironment, useSubscription } from "react-relay/hooks";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { useLiveCatchUp } from "../../relay/live-catch-up";
import { useLiveRefusal } from "../../relay/live-refusal";
import { useLiveState, type LiveState } from "../../relay/live-status";
import { useNewsCarrier } from "./use-tournament-news";

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
  const environment = useRelayEnvironment();
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

  const askAgain = () => {
    // On failure the current data stays on screen; the indicator says that it may be stale.
    fetchQuery(environment, pageQuery, variables).subscribe({
      complete: () => {
        onRefetched();
        tryAgain();
      },
      error: () => undefined,
    });
  };
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
