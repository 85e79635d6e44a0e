import { useEffect, useEffectEvent, useMemo } from "react";
import { fetchQuery, useRelayEnvironment, useSubscription } from "react-relay/hooks";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { useLiveCatchUp } from "../../relay/live-catch-up";
import { useLiveRefusal } from "../../relay/live-refusal";
import { useLiveState, type LiveState } from "../../relay/live-status";

/** The changes of a tournament, with what a page shows of one. */
export interface TournamentSubscription {
  readonly response: unknown;
  readonly variables: { tournamentId: string };
}

interface FollowedTournament {
  readonly id: string;
  readonly status: string;
}

/**
 * Keeps a tournament on screen as it is: every change arrives in the store, and after a silence all is asked again.
 * @param subscription to `tournamentChanged`, with what the page shows and no more.
 * @param pageQuery the page's query, for asking again.
 * @param everyMs for what time itself changes: all is asked again so often, while somebody looks and it is not over.
 * @returns whether one can rely on what is on screen.
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
  const [live, wasReadAnew] = useLiveState(refused);

  useSubscription<TournamentSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { tournamentId },
        cacheConfig: { metadata: { attempt } },
        onError: onRefused,
      }),
      [subscription, tournamentId, attempt, onRefused],
    ),
  );

  const askAgain = () => {
    // What is on screen stays there when asking fails: the indicator says that it may be old.
    fetchQuery(environment, pageQuery, variables).subscribe({
      complete: () => {
        wasReadAnew();
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
