import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** The filters of the list of arenas, by their names in the address. */
export const arenaFilters = ["status"] as const;

const activeOf: Record<string, boolean> = { ativa: true, suspensa: false };

/** What the address asks for, as the query takes it. */
export const arenaVariables = ({ search, filters }: Pick<ListAsk<"status">, "search" | "filters">) => ({
  search: search || null,
  active: activeOf[filters.status ?? ""] ?? null,
});

export const arenaVariablesAt = (address: URLSearchParams) =>
  arenaVariables(askFromAddress(address, arenaFilters));
