import { useMemo, useState } from "react";
import { fetchQuery, useRelayEnvironment, useSubscription } from "react-relay/hooks";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import { useLiveCatchUp } from "../../relay/live-catch-up";
import { useLiveStatus, type LiveStatus } from "../../relay/live-status";

/** The changes of a tournament, with what a page shows of one. */
export interface TournamentSubscription {
  readonly response: unknown;
  readonly variables: { tournamentId: string };
}

/**
 * Keeps a tournament on screen as it is: every change arrives in the store, and after a silence all is asked again.
 * @param subscription to `tournamentChanged`, with what the page shows and no more.
 * @param pageQuery the page's query, for asking again.
 * @returns whether one can rely on what is on screen.
 */
export function useTournamentLive(
  tournamentId: string,
  subscription: GraphQLTaggedNode,
  pageQuery: GraphQLTaggedNode,
  variables: Variables,
): LiveStatus {
  const environment = useRelayEnvironment();
  const connection = useLiveStatus();
  const [refused, setRefused] = useState(false);

  useSubscription<TournamentSubscription>(
    useMemo(
      () => ({ subscription, variables: { tournamentId }, onError: () => setRefused(true) }),
      [subscription, tournamentId],
    ),
  );

  useLiveCatchUp(() => {
    // What is on screen stays there when asking fails: the indicator says that it may be old.
    fetchQuery(environment, pageQuery, variables).subscribe({ error: () => undefined });
  });

  return refused ? "lost" : connection;
}
