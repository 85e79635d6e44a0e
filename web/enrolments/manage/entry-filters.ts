import { enrolmentStatuses, type EnrolmentStatus } from "../../../server/tournaments/tournament-labels.rules";

export interface EntryFilters {
  search: string;
  status: EnrolmentStatus | null;
  categoryId: string | null;
}

export const noEntryFilters: EntryFilters = { search: "", status: null, categoryId: null };

/** Reads the filters from the address; unknown words filter nothing. */
export function entryFiltersFrom(address: URLSearchParams): EntryFilters {
  return {
    search: address.get("busca") ?? "",
    status: enrolmentStatuses.find((status) => status === address.get("situacao")) ?? null,
    categoryId: address.get("categoria"),
  };
}

export function addressOfEntryFilters({ search, status, categoryId }: EntryFilters): Record<string, string> {
  return {
    ...(search ? { busca: search } : {}),
    ...(status ? { situacao: status } : {}),
    ...(categoryId ? { categoria: categoryId } : {}),
  };
}

/** What the query takes: a blank search and no state ask for everything. */
export function entryVariables({ search, status, categoryId }: EntryFilters) {
  return { search: search.trim() || null, statuses: status === null ? null : [status], categoryId };
}

export const filtersEntries = ({ search, status, categoryId }: EntryFilters): boolean =>
  search.trim() !== "" || status !== null || categoryId !== null;
