import { useTransition } from "react";
import { useSearchParams } from "react-router-dom";
import {
  filtersFromSearch,
  filterVariables,
  searchFromFilters,
  type TournamentFilters,
} from "./tournament-filters";

export const tournamentPageSize = 12;

type Refetch = (
  variables: ReturnType<typeof filterVariables> & { count: number },
  options: { fetchPolicy: "network-only" },
) => unknown;

export interface TournamentSearch {
  filters: TournamentFilters;
  /** Asks the server again, and writes the filters into the address. */
  apply: (filters: TournamentFilters) => void;
  /** Whether other results are on their way. */
  refreshing: boolean;
}

/** The filters stand in the address, so that a search can be sent and gone back to; the server does the filtering. */
export function useTournamentSearch(refetch: Refetch): TournamentSearch {
  const [search, setSearch] = useSearchParams();
  const [refreshing, startTransition] = useTransition();
  return {
    filters: filtersFromSearch(search),
    refreshing,
    apply: (next) => {
      const address = new URLSearchParams(searchFromFilters(next));
      if (address.toString() !== search.toString())
        setSearch(address, { replace: true, preventScrollReset: true });
      startTransition(() => {
        refetch({ count: tournamentPageSize, ...filterVariables(next) }, { fetchPolicy: "network-only" });
      });
    },
  };
}
