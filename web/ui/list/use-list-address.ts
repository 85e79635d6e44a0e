import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useAskedElsewhere } from "./use-asked-elsewhere";
import { addressOfAsk, askFromAddress, isNarrowed, type ListAsk } from "./list-address";

interface ListAddress<Filter extends string> extends ListAsk<Filter> {
  isNarrowed: boolean;
  /** The latest request, even if the URL does not reflect it yet. */
  asked: () => ListAsk<Filter>;
  /** Merges a change into the latest request. */
  change: (part: {
    search?: string;
    filters?: Partial<Record<Filter, string | null>>;
    sort?: ListAsk<Filter>["sort"];
  }) => void;
  /** Clears the search and the filters, and keeps the sort order. */
  clear: () => void;
}

/**
 * A list's search, filters and sort order, stored in the URL so that they survive reloading, sharing and going back.
 * Values come from the URL and are untrusted: look them up in a table before using them as query variables.
 *
 * @param filters their names in the URL, in Portuguese: `["status", "categoria"]`.
 * @param onChange sends the new query: `(ask) => list.ask(variablesOf(ask))`, see `useListRefetch`; also when the URL was
 *   changed by others.
 */
export function useListAddress<Filter extends string>(
  filters: readonly Filter[],
  onChange?: (ask: ListAsk<Filter>) => void,
): ListAddress<Filter> {
  const [address, setAddress] = useSearchParams();
  const ask = askFromAddress(address, filters);
  // The URL updates asynchronously: changes made before that are merged into the latest request.
  const wanted = useRef<{ ask: ListAsk<Filter>; after: URLSearchParams } | null>(null);
  const willAsk = useAskedElsewhere(JSON.stringify(ask), () => onChange?.(ask));
  const asked = () => (wanted.current?.after === address ? wanted.current.ask : ask);

  const change: ListAddress<Filter>["change"] = (part) => {
    const before = asked();
    const next = { ...before, ...part, filters: { ...before.filters, ...part.filters } };
    wanted.current = { ask: next, after: address };
    willAsk(JSON.stringify(askFromAddress(addressOfAsk(next, address), filters)));
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
