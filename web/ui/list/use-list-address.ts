import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { addressOfAsk, askFromAddress, isNarrowed, type ListAsk } from "./list-address";

interface ListAddress<Filter extends string> extends ListAsk<Filter> {
  isNarrowed: boolean;
  /** What was asked for last, also while the address still says what was asked before. */
  asked: () => ListAsk<Filter>;
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
 * @param onChange asks the server, with what is now wanted: `(ask) => list.ask(variablesOf(ask))`, see `useListRefetch`.
 */
export function useListAddress<Filter extends string>(
  filters: readonly Filter[],
  onChange?: (ask: ListAsk<Filter>) => void,
): ListAddress<Filter> {
  const [address, setAddress] = useSearchParams();
  const ask = askFromAddress(address, filters);
  // The address changes a moment after it was asked to: what comes meanwhile goes on from what was wanted last.
  const wanted = useRef<{ ask: ListAsk<Filter>; after: URLSearchParams } | null>(null);
  const asked = () => (wanted.current?.after === address ? wanted.current.ask : ask);

  const change: ListAddress<Filter>["change"] = (part) => {
    const before = asked();
    const next = { ...before, ...part, filters: { ...before.filters, ...part.filters } };
    wanted.current = { ask: next, after: address };
    setAddress((current) => addressOfAsk(next, current), { replace: true, preventScrollReset: true });
    onChange?.(next);
  };

  const nothing = Object.fromEntries(filters.map((name) => [name, null])) as ListAsk<Filter>["filters"];
  return {
    ...ask,
    isNarrowed: isNarrowed(ask),
    asked,
    change,
    clear: () => change({ search: "", filters: nothing }),
  };
}
