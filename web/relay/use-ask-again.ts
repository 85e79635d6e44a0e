import { useEffect, useRef } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType, Subscription } from "relay-runtime";

/**
 * Asks for a query anew, into the store. What was asked before and is not answered yet is given up: Relay would take that
 * answer for this one, and it may be from before the change that is the reason to ask. On failure, what is on screen stays.
 * @returns the function that asks; `done` is called with the answer in the store.
 */
export function useAskAgain<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
): (done?: () => void) => void {
  const environment = useRelayEnvironment();
  const underWay = useRef<Subscription | null>(null);
  useEffect(() => () => underWay.current?.unsubscribe(), []);
  return (done) => {
    underWay.current?.unsubscribe();
    underWay.current = fetchQuery<Query>(environment, query, variables).subscribe({
      ...(done && { complete: done }),
      error: () => undefined,
    });
  };
}
