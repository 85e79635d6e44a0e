import { useEffect, useEffectEvent } from "react";
import { fetchQuery, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType, VariablesOf } from "relay-runtime";

/**
 * Shows what the page has of it at once, also without a network, and asks behind it whether it is another by now; only what
 * the page has nothing of is waited for.
 * @param fetchKey other than before once it has to be asked for anew.
 */
export function useStoreFirstQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Query>,
  fetchKey: string,
): Query["response"] {
  const environment = useRelayEnvironment();
  const data = useLazyLoadQuery<Query>(query, variables, { fetchPolicy: "store-or-network" });
  const ask = useEffectEvent(() =>
    // Where there is no answer what is there stays.
    fetchQuery<Query>(environment, query, variables).subscribe({ error: () => undefined }),
  );
  const asked = JSON.stringify(variables);
  useEffect(() => {
    const answer = ask();
    return () => answer.unsubscribe();
  }, [environment, asked, fetchKey]);
  return data;
}
