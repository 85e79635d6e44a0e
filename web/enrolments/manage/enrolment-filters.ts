import { enrolmentStatuses, type EnrolmentStatus } from "../../../server/tournaments/tournament-labels.rules";

export interface EnrolmentFilters {
  search: string;
  status: EnrolmentStatus | null;
  categoryId: string | null;
}

export const noEnrolmentFilters: EnrolmentFilters = { search: "", status: null, categoryId: null };

/** Reads the filters from the address; unknown words filter nothing. */
export function enrolmentFiltersFrom(address: URLSearchParams): EnrolmentFilters {
  return {
    search: address.get("busca") ?? "",
    status: enrolmentStatuses.find((status) => status === address.get("situacao")) ?? null,
    categoryId: address.get("categoria"),
  };
}

export function addressOfEnrolmentFilters({
  search,
  status,
  categoryId,
}: EnrolmentFilters): Record<string, string> {
  return {
    ...(search ? { busca: search } : {}),
    ...(status ? { situacao: status } : {}),
    ...(categoryId ? { categoria: categoryId } : {}),
  };
}

/** What the query takes: a blank search and no state ask for everything. */
export function enrolmentVariables({ search, status, categoryId }: EnrolmentFilters) {
  return { search: search.trim() || null, statuses: status === null ? null : [status], categoryId };
}

export const filtersEnrolments = ({ search, status, categoryId }: EnrolmentFilters): boolean =>
  search.trim() !== "" || status !== null || categoryId !== null;
