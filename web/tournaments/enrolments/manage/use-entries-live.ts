import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { graphql, useSubscription } from "react-relay/hooks";
import type { useEntriesLiveSubscription as LiveSubscription } from "../../../__generated__/useEntriesLiveSubscription.graphql";
import { useLiveCatchUp } from "../../../relay/live-catch-up";

const subscription = graphql`
  subscription useEntriesLiveSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      ...EntriesHead_tournament
    }
  }
`;

const pauseMs = 400;

/** Enrolments come in while the desk is open: the places follow at once, the list is asked again a moment later. */
export function useEntriesLive(tournamentId: string, reload: () => void): void {
  const again = useEffectEvent(reload);
  const first = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const soon = useEffectEvent(() => {
    // What comes first is how it is now, which is on screen.
    if (first.current) {
      first.current = false;
      return;
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(again, pauseMs);
  });
  const onNext = useRef<() => void>(() => undefined);
  useEffect(() => {
    onNext.current = () => soon();
  }, []);

  useSubscription<LiveSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { tournamentId },
        onNext: () => onNext.current(),
        onError: () => undefined, // the list is asked again after each change of one's own
      }),
      [tournamentId],
    ),
  );

  useLiveCatchUp(reload);
}
