import { useEffect, useEffectEvent } from "react";
import { fetchQuery, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";

/**
 * Stale-while-revalidate: renders the data in the store at once, also offline, and refetches in the background.
 * Suspends only if the store has none of it.
 * @param fetchKey a new value refetches.
 */
export function useStoreFirstQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query>,
  fetchKey: string,
): Query["response"] {
  const environment = useRelayEnvironment();
  const data = useLazyLoadQuery<Query>(query, variables, { fetchPolicy: "store-or-network" });
  const ask = useEffectEvent(() =>
    // On failure the stored data stays on screen.
    fetchQuery<Query>(environment, query, variables).subscribe({ error: () => undefined }),
  );
  const asked = JSON.stringify(variables);
  useEffect(() => {
    const answer = ask();
    return () => answer.unsubscribe();
  }, [environment, asked, fetchKey]);
  return data;
}
