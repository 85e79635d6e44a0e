import type { ListSort } from "./list-column";
import { orderWord } from "./list-orders";

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
