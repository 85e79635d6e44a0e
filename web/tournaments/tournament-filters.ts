import type {
  TournamentKind,
  TournamentStatus,
} from "../../server/tournaments/tournament-and-enrolment-status.rules";

export interface TournamentFilters {
  search: string;
  /** Drafts have no status of their own. */
  status: TournamentStatus | "DRAFT" | null;
  kind: TournamentKind | null;
}

export const noFilters: TournamentFilters = { search: "", status: null, kind: null };

/** The words of the address, as the product has always written them. */
export const statusWords = {
  rascunho: "DRAFT",
  inscricoes_abertas: "REGISTRATION_OPEN",
  em_andamento: "IN_PROGRESS",
  finalizado: "FINISHED",
} as const satisfies Record<string, TournamentStatus | "DRAFT">;
export const kindWords = { interno: "INTERNAL", super8: "SUPER8" } as const satisfies Record<
  string,
  TournamentKind
>;

/** Reads the filters from the address; unknown words filter nothing. */
export function filtersFromSearch(search: URLSearchParams): TournamentFilters {
  return {
    search: search.get("busca") ?? "",
    status: valueOf(statusWords, search.get("status")),
    kind: valueOf(kindWords, search.get("tipo")),
  };
}

export function searchFromFilters({ search, status, kind }: TournamentFilters): Record<string, string> {
  return {
    ...(search ? { busca: search } : {}),
    ...(status ? { status: wordOf(statusWords, status) } : {}),
    ...(kind ? { tipo: wordOf(kindWords, kind) } : {}),
  };
}

/** What the query takes: a blank search asks for everything. */
export function filterVariables({ search, status, kind }: TournamentFilters) {
  const draft = status === "DRAFT" ? true : null;
  return { search: search.trim() || null, status: status === "DRAFT" ? null : status, kind, draft };
}

export function isFiltering(filters: TournamentFilters): boolean {
  return filters.search.trim() !== "" || filters.status !== null || filters.kind !== null;
}

function valueOf<Value extends string>(words: Record<string, Value>, word: string | null): Value | null {
  return word !== null && Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}

function wordOf<Value extends string>(words: Record<string, Value>, value: Value): string {
  return Object.keys(words).find((word) => words[word] === value) ?? "";
}
