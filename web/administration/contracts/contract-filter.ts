import {
  contractStateLabel,
  type ContractState,
} from "../../../server/administration/contracts/contract-period.rules";
import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** The filters of the list of contracts, by their names in the address. */
export const contractFilters = ["situacao"] as const;

const stateWord: Record<ContractState, string> = {
  EXPIRING: "vencendo",
  EXPIRED: "vencido",
  RUNNING: "vigente",
  SCHEDULED: "agendado",
  ENDED: "encerrado",
};
const states = Object.keys(stateWord) as ContractState[];

export const stateOptions = states.map((state) => ({
  value: stateWord[state],
  label: contractStateLabel[state],
}));

/** The list of those in a state. */
export const contractsIn = (state: ContractState): string => `/admin/contracts?situacao=${stateWord[state]}`;

/** What the address asks for, as the query takes it. */
export const contractVariables = ({ search, filters }: Pick<ListAsk<"situacao">, "search" | "filters">) => ({
  search: search || null,
  state: states.find((state) => stateWord[state] === filters.situacao) ?? null,
});

export const contractVariablesAt = (address: URLSearchParams) =>
  contractVariables(askFromAddress(address, contractFilters));
