import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

export const requestFilters = ["situacao"] as const;
export const refusedWord = "recusados";

export const statusAsked = ({ filters }: ListAsk<"situacao">): "PENDING" | "REFUSED" =>
  filters.situacao === refusedWord ? "REFUSED" : "PENDING";

export const statusAskedAt = (address: URLSearchParams) =>
  statusAsked(askFromAddress(address, requestFilters));
