import { useEffect, useMemo, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { usePadLiveLinkSubscription } from "../../__generated__/usePadLiveLinkSubscription.graphql";
import type { usePadLiveMatchSubscription } from "../../__generated__/usePadLiveMatchSubscription.graphql";
import { useLiveCatchUp } from "../../relay/live-catch-up";
import { isShut } from "../../relay/send-again";
import { type Pad, type PadKey, readScorePad } from "./read-score-pad";
import { type Scorer, useScoreKeeper } from "./send-score";

const linkSubscription = graphql`
  subscription usePadLiveLinkSubscription($token: String!) {
    scoreLinkChanged(token: $token) {
      ...readScorePad_pad
    }
  }
`;

const matchSubscription = graphql`
  subscription usePadLiveMatchSubscription($matchKey: UUID!) {
    scorePadChanged(matchKey: $matchKey) {
      ...readScorePad_pad
    }
  }
`;

type Take = (key: PadKey) => void;

function useLatest(take: Take) {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  return latest;
}

/** Asks once more for what a page began with, after a silence. */
function useCatchUp<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  take: (response: Query["response"]) => void,
) {
  const environment = useRelayEnvironment();
  useLiveCatchUp(() => {
    fetchQuery<Query>(environment, query, variables).subscribe({ next: take, error: () => undefined });
  });
}

/** Follows the match that a link opens. */
export function useLinkLive<Query extends OperationType & { response: { scoreLink?: PadKey } }>(
  token: string,
  pageQuery: GraphQLTaggedNode,
  take: Take,
): void {
  const latest = useLatest(take);
  useSubscription<usePadLiveLinkSubscription>(
    useMemo(
      () => ({
        subscription: linkSubscription,
        variables: { token },
        onNext: (response) => response && latest.current(response.scoreLinkChanged),
        onError: (error) => (isShut(error) ? latest.current(null) : undefined),
      }),
      [token, latest],
    ),
  );
  useCatchUp<Query>(pageQuery, { token }, (response) => take(response.scoreLink));
}

/** Follows a match that one may score. */
export function useMatchLive<Query extends OperationType & { response: { scorePad?: PadKey } }>(
  matchKey: string,
  pageQuery: GraphQLTaggedNode,
  take: Take,
): void {
  const latest = useLatest(take);
  useSubscription<usePadLiveMatchSubscription>(
    useMemo(
      () => ({
        subscription: matchSubscription,
        variables: { matchKey },
        onNext: (response) => response && latest.current(response.scorePadChanged),
        onError: (error) => (isShut(error) ? latest.current(null) : undefined),
      }),
      [matchKey, latest],
    ),
  );
  useCatchUp<Query>(pageQuery, { matchKey }, (response) => take(response.scorePad));
}

/** A match as it is on the screen, and its score between here and the server. */
export function usePad(scorer: Scorer, initial: Pad) {
  const [pad, setPad] = useState(initial);
  const [shut, setShut] = useState(false);
  const keeper = useScoreKeeper(scorer, initial.server, () => setShut(true));

  /** What an answer or the news brought; null once one may not score the match any more. */
  const take = (key: PadKey) => {
    if (!key) return setShut(true);
    const news = readScorePad(key, initial.phase);
    setPad(news);
    keeper.hear(news.server);
  };
  return { pad, keeper, shut, take };
}
