import type { FederationState } from "../../../server/federations/federation-state.rules";
import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** The filters of the list of federations, by their names in the address. */
export const federationFilters = ["status"] as const;

export const statusOptions: { value: string; label: string; state: FederationState }[] = [
  { value: "ativa", label: "Ativas", state: "ACTIVE" },
  { value: "aguardando", label: "Aguardando ativação", state: "WAITING" },
  { value: "inativa", label: "Inativas", state: "INACTIVE" },
];

/** What the address asks for, as the query takes it. */
export const federationVariables = ({ search, filters }: Pick<ListAsk<"status">, "search" | "filters">) => ({
  search: search || null,
  state: statusOptions.find(({ value }) => value === filters.status)?.state ?? null,
});

export const federationVariablesAt = (address: URLSearchParams) =>
  federationVariables(askFromAddress(address, federationFilters));
