import {
  enrolmentStatuses,
  type EnrolmentStatus,
} from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** The names of the desk's filters in its address. */
export const deskFilters = ["situacao", "categoria", "pagamento"] as const;
export type DeskFilter = (typeof deskFilters)[number];
export type DeskAsk = ListAsk<DeskFilter>;

/** How the address says that only those are wanted whose fee is still owed. */
export const owingWord = "a-receber";

const orders = { nome: "NAME", quando: "ARRIVAL" } as const;

export const statusIn = ({ filters }: DeskAsk): EnrolmentStatus | null =>
  enrolmentStatuses.find((status) => status === filters.situacao) ?? null;

export const isOwingOnly = ({ filters }: DeskAsk): boolean => filters.pagamento === owingWord;

/** What the query takes: a blank search and no state ask for everything, and so does an unknown word. */
export function deskVariables(ask: DeskAsk) {
  const status = statusIn(ask);
  const { search, filters, sort } = ask;
  const order =
    sort !== null && Object.hasOwn(orders, sort.by) ? orders[sort.by as keyof typeof orders] : null;
  return {
    search: search.trim() || null,
    statuses: status === null ? null : [status],
    categoryId: filters.categoria,
    owing: isOwingOnly(ask) || null,
    order,
    descending: order === null ? null : (sort?.down ?? null),
  };
}

export const deskVariablesAt = (address: URLSearchParams) =>
  deskVariables(askFromAddress(address, deskFilters));
