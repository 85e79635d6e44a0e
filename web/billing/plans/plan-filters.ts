import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** The filters of an arena's monthly plans, by their names in the address. */
export const planFilterNames = ["situacao"] as const;
type Ask = Pick<ListAsk<(typeof planFilterNames)[number]>, "search" | "filters">;

const runningOf: Record<string, boolean | null> = { encerradas: false, todas: null };

/** Those in force stand where nothing is chosen. */
export const planStateOptions = [
  { value: "encerradas", label: "Encerradas" },
  { value: "todas", label: "Todas" },
];

/** What the address asks for, as the query takes it; what nobody knows counts as not set. */
export function planVariables({ search, filters: { situacao } }: Ask) {
  const known = situacao !== null && Object.hasOwn(runningOf, situacao);
  return { search: search || null, running: known ? (runningOf[situacao] ?? null) : true };
}
export type PlanVariables = ReturnType<typeof planVariables>;

export const planVariablesAt = (address: URLSearchParams): PlanVariables =>
  planVariables(askFromAddress(address, planFilterNames));
