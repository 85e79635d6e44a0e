import { useEffect, useRef, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType, Subscription } from "relay-runtime";

interface ListRefetch<Variables> {
  /** Asks for other rows; those on screen stay until they are here. What was asked before is forgotten. */
  ask: (variables: Variables) => void;
  refreshing: boolean;
  /** Tries again what could not be loaded; null while nothing has failed. For `DataList`. */
  failed: (() => void) | null;
}

/**
 * Other rows of a list, for who filters, orders or reloads it. A failure stays with the list, which says so in place of its
 * rows: the page around it, and what was asked for, stay.
 *
 * @param query the list's refetchable query: `import query from "../__generated__/AthleteListQuery.graphql"`.
 * @param fixed variables that stay, as the `id` of what the list belongs to.
 * @param refetch what `usePaginationFragment` answered.
 */
export function useListRefetch<Query extends OperationType, Variables extends object>(
  query: GraphQLTaggedNode,
  fixed: Partial<Query["variables"]>,
  refetch: (variables: Variables, options: { fetchPolicy: "store-only" }) => unknown,
): ListRefetch<Variables> {
  const environment = useRelayEnvironment();
  const underWay = useRef<Subscription | null>(null);
  const [refreshing, setRefreshing] = useState(false);
  const [unanswered, setUnanswered] = useState<{ variables: Variables } | null>(null);

  useEffect(() => () => underWay.current?.unsubscribe(), []);

  const ask = (variables: Variables) => {
    underWay.current?.unsubscribe();
    setRefreshing(true);
    underWay.current = fetchQuery<Query>(
      environment,
      query,
      { ...fixed, ...variables },
      { fetchPolicy: "network-only" },
    ).subscribe({
      complete: () => {
        refetch(variables, { fetchPolicy: "store-only" });
        setUnanswered(null);
        setRefreshing(false);
      },
      error: () => {
        setUnanswered({ variables });
        setRefreshing(false);
      },
    });
  };

  return { ask, refreshing, failed: unanswered && (() => ask(unanswered.variables)) };
}
