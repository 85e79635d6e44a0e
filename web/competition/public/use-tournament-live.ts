import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { fetchQuery, useRelayEnvironment, useSubscription } from "react-relay/hooks";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { useLiveCatchUp } from "../../relay/live-catch-up";
import { useLiveState, type LiveState } from "../../relay/live-status";

/** The changes of a tournament, with what a page shows of one. */
export interface TournamentSubscription {
  readonly response: unknown;
  readonly variables: { tournamentId: string };
}

/**
 * Keeps a tournament on screen as it is: every change arrives in the store, and after a silence all is asked again.
 * @param subscription to `tournamentChanged`, with what the page shows and no more.
 * @param pageQuery the page's query, for asking again.
 * @param everyMs for what time itself changes: all is asked again so often, while somebody looks.
 * @returns whether one can rely on what is on screen.
 */
export function useTournamentLive(
  tournamentId: string,
  subscription: GraphQLTaggedNode,
  pageQuery: GraphQLTaggedNode,
  variables: Variables,
  everyMs: number | null = null,
): LiveState {
  const environment = useRelayEnvironment();
  const [refused, setRefused] = useState(false);
  const [live, wasReadAnew] = useLiveState(refused);

  useSubscription<TournamentSubscription>(
    useMemo(
      () => ({ subscription, variables: { tournamentId }, onError: () => setRefused(true) }),
      [subscription, tournamentId],
    ),
  );

  const askAgain = () => {
    // What is on screen stays there when asking fails: the indicator says that it may be old.
    fetchQuery(environment, pageQuery, variables).subscribe({
      complete: wasReadAnew,
      error: () => undefined,
    });
  };
  useLiveCatchUp(askAgain, refused);
  const tick = useEffectEvent(askAgain);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => {
      if (!document.hidden) tick();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);

  return live;
}
