import { useTransition } from "react";
import { useSearchParams } from "react-router-dom";
import { tournamentPageSize } from "../use-tournament-search";
import {
  addressOf,
  directoryFiltersFrom,
  directoryVariables,
  type DirectoryFilters,
} from "./directory-filters";

type Refetch = (
  variables: ReturnType<typeof directoryVariables> & { count: number },
  options: { fetchPolicy: "network-only" },
) => unknown;

/** The filters stand in the address, so that a search can be sent and gone back to; the server does the filtering. */
export function useDirectorySearch(refetch: Refetch) {
  const [search, setSearch] = useSearchParams();
  const [refreshing, startTransition] = useTransition();
  return {
    filters: directoryFiltersFrom(search),
    /** Whether other results are on their way. */
    refreshing,
    apply: (next: DirectoryFilters) => {
      const address = new URLSearchParams(addressOf(next));
      if (address.toString() !== search.toString())
        setSearch(address, { replace: true, preventScrollReset: true });
      startTransition(() => {
        refetch({ count: tournamentPageSize, ...directoryVariables(next) }, { fetchPolicy: "network-only" });
      });
    },
  };
}
