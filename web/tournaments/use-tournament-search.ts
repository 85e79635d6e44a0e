import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useListRefetch } from "../relay/use-list-refetch";
import { addressOfAsk, type ListAsk, useListAddress } from "../ui/list/list-address";
import { filtersFromSearch, filterVariables } from "./tournament-filters";

export const tournamentPageSize = 12;

const names = ["status", "tipo"] as const;
type Ask = ListAsk<(typeof names)[number]>;
type Variables = ReturnType<typeof filterVariables> & { count: number };

export interface TournamentSearch {
  address: ReturnType<typeof useListAddress<(typeof names)[number]>>;
  /** Whether other results are on their way. */
  refreshing: boolean;
  /** Tries again what could not be loaded. */
  failed: (() => void) | null;
}

/** The filters stand in the address, so that a search can be sent and gone back to; the server does the filtering. */
export function useTournamentSearch<Query extends OperationType>(
  query: GraphQLTaggedNode,
  fixed: Partial<Query["variables"]>,
  refetch: (variables: Variables, options: { fetchPolicy: "store-only" }) => unknown,
): TournamentSearch {
  const { ask, refreshing, failed } = useListRefetch<Query, Variables>(query, fixed, refetch);
  const address = useListAddress(names, (wanted) =>
    ask({ count: tournamentPageSize, ...variablesOf(wanted) }),
  );
  return { address, refreshing, failed };
}

const variablesOf = (ask: Ask) =>
  filterVariables(filtersFromSearch(addressOfAsk(ask, new URLSearchParams())));
