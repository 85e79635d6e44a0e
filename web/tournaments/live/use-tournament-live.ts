import { useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay/hooks";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import type { useTournamentLiveSubscription as LiveSubscription } from "../../__generated__/useTournamentLiveSubscription.graphql";
import { useLiveCatchUp } from "../../relay/live-catch-up";
import { useLiveStatus, type LiveStatus } from "../../relay/live-status";

const subscription = graphql`
  subscription useTournamentLiveSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      ...TournamentScreen_tournament
      ...BracketScreen_tournament
    }
  }
`;

/**
 * Keeps a tournament on screen as it is: every change arrives in the store, and after a silence all is asked again.
 * @param pageQuery the page's query, for asking again.
 * @returns whether one can rely on what is on screen.
 */
export function useTournamentLive(
  tournamentId: string,
  pageQuery: GraphQLTaggedNode,
  variables: Variables,
): LiveStatus {
  const environment = useRelayEnvironment();
  const connection = useLiveStatus();
  const [refused, setRefused] = useState(false);

  useSubscription<LiveSubscription>(
    useMemo(
      () => ({ subscription, variables: { tournamentId }, onError: () => setRefused(true) }),
      [tournamentId],
    ),
  );

  useLiveCatchUp(() => {
    // What is on screen stays there when asking fails: the indicator says that it may be old.
    fetchQuery(environment, pageQuery, variables).subscribe({ error: () => undefined });
  });

  return refused ? "lost" : connection;
}
