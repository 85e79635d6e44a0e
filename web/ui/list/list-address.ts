import { useEffect, useEffectEvent, useRef } from "react";
import { type To, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { dialogParameter } from "../dialog-state";
import { type ListSort, orderWord } from "./list-column";

/**
 * Tells a list that its address asks for other rows without the list having changed it: "back", or a link to the page
 * that is open.
 * @param asked what the address asks for.
 * @param onAsked asks for these rows.
 * @returns to be called with what the list is about to write into the address itself.
 */
export function useAskedElsewhere(asked: string, onAsked: () => void): (next: string) => void {
  const last = useRef(asked);
  /** What the list wrote that is not in the address yet. */
  const written = useRef<string[]>([]);
  const tell = useEffectEvent(onAsked);
  useEffect(() => {
    if (asked === last.current) return;
    last.current = asked;
    const at = written.current.indexOf(asked);
    written.current = at < 0 ? [] : written.current.slice(at + 1);
    if (at < 0) tell();
  }, [asked]);
  return (next) => {
    if (next !== last.current || written.current.length > 0) written.current.push(next);
  };
}

/** What a list shows of all there is. A filter that is not set is null. */
export interface ListAsk<Filter extends string> {
  search: string;
  filters: Record<Filter, string | null>;
  sort: ListSort | null;
}

/** `?busca=ana&status=pago&ordem=-valor`: the filters by their own names; a minus puts the greatest first. */
export function askFromAddress<Filter extends string>(
  address: URLSearchParams,
  filters: readonly Filter[],
): ListAsk<Filter> {
  const order = address.get("ordem") ?? "";
  const by = order.replace(/^-/, "");
  return {
    search: address.get("busca") ?? "",
    filters: Object.fromEntries(
      filters.map((name) => [name, address.get(name) || null]),
    ) as ListAsk<Filter>["filters"],
    sort: by ? { by, down: order.startsWith("-") } : null,
  };
}

/** Writes what is asked into an address, and leaves alone what else stands in it, such as the open tab. */
export function addressOfAsk<Filter extends string>(
  { search, filters, sort }: ListAsk<Filter>,
  before: URLSearchParams,
): URLSearchParams {
  const address = new URLSearchParams(before);
  const put = (name: string, value: string | null) => {
    if (value) address.set(name, value);
    else address.delete(name);
  };
  put("busca", search);
  for (const [name, value] of Object.entries<string | null>(filters)) put(name, value);
  put("ordem", sort && orderWord(sort));
  return address;
}

/** Whether a list shows less than all there is: then an empty one offers to clear the filters. */
export function isNarrowed<Filter extends string>({ search, filters }: ListAsk<Filter>): boolean {
  return search.trim() !== "" || Object.values<string | null>(filters).some((value) => value !== null);
}

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

/** By which the address says whose details are open. */
export const openedParameter = "aberto";

interface OpenedRow {
  /** The id in the address, or null. It may be anybody's: the query behind it says whether it exists. */
  openedId: string | null;
  /** Where a row's link leads: this very page, with the row open. */
  addressOf: (id: string) => To;
  close: () => void;
}

/** The row whose details are open beside the list: `?aberto=ID`, so that it can be sent, and Back closes it. */
export function useOpenedRow(): OpenedRow {
  const { search } = useLocation();
  const navigate = useNavigate();
  const without = new URLSearchParams(search);
  without.delete(openedParameter);
  // A dialog that the address asked for is done with once a row is open.
  without.delete(dialogParameter);
  return {
    openedId: new URLSearchParams(search).get(openedParameter) || null,
    addressOf: (id) => {
      const address = new URLSearchParams(without);
      address.set(openedParameter, id);
      return { search: address.toString() };
    },
    close: () => void navigate({ search: without.toString() }, { replace: true, preventScrollReset: true }),
  };
}
