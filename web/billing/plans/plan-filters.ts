import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** The filters of an arena's monthly plans, by their names in the URL. */
export const planFilterNames = ["situacao"] as const;
type Ask = Pick<ListAsk<(typeof planFilterNames)[number]>, "search" | "filters">;

const runningOf: Record<string, boolean | null> = { encerradas: false, todas: null };

/** The default, active plans, is not listed. */
export const planStateOptions = [
  { value: "encerradas", label: "Encerradas" },
  { value: "todas", label: "Todas" },
];

/** The query variables for the filters in the URL; unknown values count as not set. */
export function planVariables({ search, filters: { situacao } }: Ask) {
  const known = situacao !== null && Object.hasOwn(runningOf, situacao);
  return { search: search || null, running: known ? (runningOf[situacao] ?? null) : true };
}
export type PlanVariables = ReturnType<typeof planVariables>;

export const planVariablesAt = (address: URLSearchParams): PlanVariables =>
  planVariables(askFromAddress(address, planFilterNames));
