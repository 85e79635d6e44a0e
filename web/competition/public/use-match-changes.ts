import { useEffect, useMemo, useRef } from "react";
import {
  fetchQuery,
  graphql,
  readInlineData,
  useFragment,
  useRelayEnvironment,
  useSubscription,
} from "react-relay/hooks";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import type { useMatchChanges_tournament$key } from "../../__generated__/useMatchChanges_tournament.graphql";
import type { useMatchChangesShape_tournament$key } from "../../__generated__/useMatchChangesShape_tournament.graphql";
import type { useMatchChangesSubscription as ChangesSubscription } from "../../__generated__/useMatchChangesSubscription.graphql";
import { useLiveCatchUp } from "../../relay/live-catch-up";
import { useLiveRefusal } from "../../relay/live-refusal";
import { useLiveState, type LiveState } from "../../relay/live-status";

// What changes with a match: itself, the tables of its category, and when others will begin.
const subscription = graphql`
  subscription useMatchChangesSubscription($tournamentId: ID!) {
    matchesChanged(tournamentId: $tournamentId) {
      fromRevision
      revision
      tournament {
        ...useMatchChangesShape_tournament
        ...readDelays_tournament
      }
      categories {
        ...GroupsSection_category
        ...PodiumSection_category
      }
      matches {
        ...readPublicMatch_match
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

/** What there is of it: once this is another, there are matches, people or terms that the page does not know. */
const shapeOf = (tournament: useMatchChangesShape_tournament$key): string => {
  const { status, matchCount, entrantsKey, termsKey } = readInlineData(shapeFragment, tournament);
  return `${status} ${matchCount} ${entrantsKey} ${termsKey}`;
};

/** Of hundreds who have to read the whole page anew, not all ask in the same moment. */
const spreadMs = 3_000;

/**
 * Follows a tournament by what changes in it and nothing else. The page is read anew
 * only by whoever missed something, and when there are other matches, people or terms than it knows.
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
  const [live, wasReadAnew] = useLiveState(refused);
  const known = useRef(tournament.revision);
  const shape = useRef(shapeOf(tournament));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const readAnew = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // What is on screen stays there when asking fails: the next change asks again.
      fetchQuery(environment, pageQuery, variables).subscribe({
        complete: () => {
          wasReadAnew();
          tryAgain();
        },
        error: () => undefined,
      });
    }, Math.random() * spreadMs);
  };
  const take = (revision: number, now: useMatchChangesShape_tournament$key) => {
    known.current = Math.max(known.current, revision);
    const before = shape.current;
    shape.current = shapeOf(now);
    if (shape.current !== before) readAnew();
  };
  const onNews = useRef({ take, readAnew });
  useEffect(() => {
    onNews.current = { take, readAnew };
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
          if (fromRevision > known.current) onNews.current.readAnew();
          onNews.current.take(revision, now);
        },
        onError: onRefused,
      }),
      [tournament.id, attempt, onRefused],
    ),
  );
  useLiveCatchUp(readAnew, refused, tournament.status === "FINISHED");

  return live;
}
