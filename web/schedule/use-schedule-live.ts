import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay/hooks";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import type { useScheduleLiveSubscription as LiveSubscription } from "../__generated__/useScheduleLiveSubscription.graphql";
import { useLiveCatchUp } from "../relay/live-catch-up";
import { useLiveStatus, type LiveStatus } from "../relay/live-status";

const subscription = graphql`
  subscription useScheduleLiveSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      ...ScheduleScreen_tournament
    }
  }
`;

const everyMs = 60_000;

/**
 * Keeps a schedule on screen as it is. Also time itself changes it: who is late and when a court will be free are asked
 * again every minute that somebody looks.
 */
export function useScheduleLive(
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

  const askAgain = () => {
    // What is on screen stays there when asking fails: the indicator says that it may be old.
    fetchQuery(environment, pageQuery, variables).subscribe({ error: () => undefined });
  };
  useLiveCatchUp(askAgain);
  const tick = useEffectEvent(askAgain);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) tick();
    }, everyMs);
    return () => clearInterval(timer);
  }, []);

  return refused ? "lost" : connection;
}
