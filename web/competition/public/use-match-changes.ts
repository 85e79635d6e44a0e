import { useEffect, useMemo, useRef } from "react";
import {
  fetchQuery,
  graphql,
  readInlineData,
  useFragment,
  useRelayEnvironment,
  useSubscription,
} from "react-relay/hooks";
import type { GraphQLTaggedNode, IEnvironment, Variables } from "relay-runtime";
import type { useMatchChanges_tournament$key } from "../../__generated__/useMatchChanges_tournament.graphql";
import type { useMatchChangesShape_tournament$key } from "../../__generated__/useMatchChangesShape_tournament.graphql";
import type { useMatchChangesSubscription as ChangesSubscription } from "../../__generated__/useMatchChangesSubscription.graphql";
import { useLiveCatchUp } from "../../relay/live-catch-up";
import { useLiveRefusal } from "../../relay/live-refusal";
import { useLiveState, type LiveState } from "../../relay/live-status";

// What changes with a match: the match, its category's standings, and the start times of later matches.
const subscription = graphql`
  subscription useMatchChangesSubscription($tournamentId: ID!) {
    matchesChanged(tournamentId: $tournamentId) {
      fromRevision
      revision
      tournament {
        ...useMatchChangesShape_tournament
        ...publicMatches_delays
      }
      categories {
        ...DrawSections_category
        ...ResultSections_category
      }
      matches {
        ...publicMatches_match
      }
    }
  }
`;

const shapeFragment = graphql`
  fragment useMatchChangesShape_tournament on Tournament @inline {
    status
    matchCount
    entrantsKey
    termsKey
  }
`;

/**
 * A key of the tournament's structure: when it changes, there are matches, entrants or terms the page does not have.
 */
const shapeOf = (tournament: useMatchChangesShape_tournament$key): string => {
  const { status, matchCount, entrantsKey, termsKey } = readInlineData(shapeFragment, tournament);
  return `${status} ${matchCount} ${entrantsKey} ${termsKey}`;
};

/** The revision of the tournament in the store: that of the last page that was read. */
const revisionOf = (environment: IEnvironment, tournamentId: string): number =>
  Number(environment.getStore().getSource().get(tournamentId)?.["revision"] ?? Infinity);

/** Spreads the refetches of hundreds of clients over this time. */
const spreadMs = 3_000;

/**
 * Follows a tournament through live updates that carry only the changes. Refetches the whole page only after missed
 * updates, or when matches, entrants or terms were added or changed. It brings no news to `useTournamentNews`: while a match
 * is late the server repeats itself every minute, and everything that listens would refetch each time.
 */
export function useMatchChanges(
  key: useMatchChanges_tournament$key,
  pageQuery: GraphQLTaggedNode,
  variables: Variables,
): LiveState {
  const tournament = useFragment(
    graphql`
      fragment useMatchChanges_tournament on Tournament {
        id
        status
        revision
        ...useMatchChangesShape_tournament
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const { refused, attempt, onRefused, tryAgain } = useLiveRefusal();
  const [live, onRefetched] = useLiveState(refused);
  const known = useRef(tournament.revision);
  const shape = useRef(shapeOf(tournament));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refetchPage = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // On failure the current data stays on screen; the next change tries again.
      fetchQuery(environment, pageQuery, variables).subscribe({
        complete: () => {
          onRefetched();
          tryAgain();
          // What was read before a change may arrive after it, and has then replaced it on screen.
          if (revisionOf(environment, tournament.id) < known.current) onNews.current.refetchPage();
        },
        error: () => undefined,
      });
    }, Math.random() * spreadMs);
  };
  const take = (revision: number, now: useMatchChangesShape_tournament$key) => {
    known.current = Math.max(known.current, revision);
    const before = shape.current;
    shape.current = shapeOf(now);
    if (shape.current !== before) refetchPage();
  };
  const onNews = useRef({ take, refetchPage });
  useEffect(() => {
    onNews.current = { take, refetchPage };
  });

  useSubscription<ChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { tournamentId: tournament.id },
        cacheConfig: { metadata: { attempt } },
        onNext: (news) => {
          if (!news) return;
          const { fromRevision, revision, tournament: now } = news.matchesChanged;
          if (fromRevision > known.current) onNews.current.refetchPage();
          onNews.current.take(revision, now);
        },
        onError: onRefused,
      }),
      [tournament.id, attempt, onRefused],
    ),
  );
  useLiveCatchUp(refetchPage, refused, tournament.status === "FINISHED");

  return live;
}
