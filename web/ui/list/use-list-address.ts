import { useSearchParams } from "react-router-dom";
import { addressOfAsk, askFromAddress, isNarrowed, type ListAsk } from "./list-address";

interface ListAddress<Filter extends string> extends ListAsk<Filter> {
  isNarrowed: boolean;
  /** Changes a part of what is asked; the rest stays. */
  change: (part: {
    search?: string;
    filters?: Partial<Record<Filter, string | null>>;
    sort?: ListAsk<Filter>["sort"];
  }) => void;
  /** Takes the search and the filters away; the order stays. */
  clear: () => void;
}

/**
 * A list's search, filters and order, kept in the address: reloading, sending the link and coming back find them again.
 * The words come from whoever wrote the address: look them up in a table before they become variables of a query.
 *
 * @param filters their names in the address, in Portuguese: `["status", "categoria"]`.
 * @param onChange asks the server, with what is now wanted: `(ask) => startTransition(() => refetch(variablesOf(ask)))`.
 */
export function useListAddress<Filter extends string>(
  filters: readonly Filter[],
  onChange?: (ask: ListAsk<Filter>) => void,
): ListAddress<Filter> {
  const [address, setAddress] = useSearchParams();
  const ask = askFromAddress(address, filters);

  const change: ListAddress<Filter>["change"] = (part) => {
    const next = { ...ask, ...part, filters: { ...ask.filters, ...part.filters } };
    setAddress((before) => addressOfAsk(next, before), { replace: true, preventScrollReset: true });
    onChange?.(next);
  };

  const nothing = Object.fromEntries(filters.map((name) => [name, null])) as ListAsk<Filter>["filters"];
  return {
    ...ask,
    isNarrowed: isNarrowed(ask),
    change,
    clear: () => change({ search: "", filters: nothing }),
  };
}
