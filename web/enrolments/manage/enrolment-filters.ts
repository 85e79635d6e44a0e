import { enrolmentStatuses, type EnrolmentStatus } from "../../../server/tournaments/tournament-labels.rules";

export interface EnrolmentFilters {
  search: string;
  status: EnrolmentStatus | null;
  categoryId: string | null;
  /** Only those whose fee is still owed. */
  owing: boolean;
}

export const noEnrolmentFilters: EnrolmentFilters = {
  search: "",
  status: null,
  categoryId: null,
  owing: false,
};

/** Reads the filters from the address; unknown words filter nothing. */
export function enrolmentFiltersFrom(address: URLSearchParams): EnrolmentFilters {
  return {
    search: address.get("busca") ?? "",
    status: enrolmentStatuses.find((status) => status === address.get("situacao")) ?? null,
    categoryId: address.get("categoria"),
    owing: address.get("pagamento") === "a-receber",
  };
}

export function addressOfEnrolmentFilters({
  search,
  status,
  categoryId,
  owing,
}: EnrolmentFilters): Record<string, string> {
  return {
    ...(search ? { busca: search } : {}),
    ...(status ? { situacao: status } : {}),
    ...(categoryId ? { categoria: categoryId } : {}),
    ...(owing ? { pagamento: "a-receber" } : {}),
  };
}

/** What the query takes: a blank search and no state ask for everything. */
export function enrolmentVariables({ search, status, categoryId, owing }: EnrolmentFilters) {
  return {
    search: search.trim() || null,
    statuses: status === null ? null : [status],
    categoryId,
    owing: owing || null,
  };
}

export const filtersEnrolments = ({ search, status, categoryId, owing }: EnrolmentFilters): boolean =>
  owing || search.trim() !== "" || status !== null || categoryId !== null;
