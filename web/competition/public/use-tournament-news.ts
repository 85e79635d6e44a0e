import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay/hooks";
import type { useTournamentNewsSubscription as NewsSubscription } from "../../__generated__/useTournamentNewsSubscription.graphql";
import { useLiveCatchUp } from "../../relay/live-catch-up";

const subscription = graphql`
  subscription useTournamentNewsSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      id
    }
  }
`;

const pauseMs = 400;

/**
 * Calls `onNews` a moment after anything about a tournament changed, for what each viewer has to ask for themselves: what
 * is owed, who waits. Several changes in a row are one.
 */
export function useTournamentNews(tournamentId: string, onNews: () => void): void {
  const report = useEffectEvent(onNews);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listener = useRef<() => void>(undefined);

  useEffect(() => {
    let known = false;
    listener.current = () => {
      // What comes first is how it is now, which is on screen.
      if (known) {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => report(), pauseMs);
      }
      known = true;
    };
    return () => clearTimeout(timer.current);
  }, [tournamentId]);

  useSubscription<NewsSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { tournamentId },
        onNext: () => listener.current?.(),
        onError: () => undefined, // asked again after each change of one's own, and when the connection comes back
      }),
      [tournamentId],
    ),
  );

  useLiveCatchUp(onNews);
}
