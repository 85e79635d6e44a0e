import {
  tournamentKindLabel,
  type TournamentKind,
  type TournamentStatus,
} from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import {
  filtersFromSearch,
  filterVariables,
  noFilters,
  searchFromFilters,
  type TournamentFilters,
} from "../tournament-filters";

/** What everybody calls a tournament: a federation's is a championship, of whatever kind it is played. */
export type DirectoryKind = TournamentKind | "CHAMPIONSHIP";

export const directoryKindLabel: Record<DirectoryKind, string> = {
  ...tournamentKindLabel,
  CHAMPIONSHIP: "Campeonato",
};

export interface DirectoryFilters extends Omit<TournamentFilters, "status" | "kind"> {
  status: TournamentStatus | null;
  kind: DirectoryKind | null;
}

export const noDirectoryFilters: DirectoryFilters = { ...noFilters, status: null, kind: null };

const championshipWord = "campeonato";

/** Reads the filters from the address; unknown words filter nothing. */
export function directoryFiltersFrom(search: URLSearchParams): DirectoryFilters {
  const { status: asked, ...filters } = filtersFromSearch(search);
  const status = asked === "DRAFT" ? null : asked; // nobody finds drafts here
  const kind = search.get("tipo") === championshipWord ? "CHAMPIONSHIP" : filters.kind;
  return { ...filters, status, kind };
}

export function addressOf({ kind, ...filters }: DirectoryFilters): Record<string, string> {
  const isChampionship = kind === "CHAMPIONSHIP";
  return {
    ...searchFromFilters({ ...filters, kind: isChampionship ? null : kind }),
    ...(isChampionship ? { tipo: championshipWord } : {}),
  };
}

/** What the query takes: nothing that is shown as a championship is found as an arena's kind. */
export function directoryVariables({ kind, ...filters }: DirectoryFilters) {
  const isChampionship = kind === "CHAMPIONSHIP";
  const { draft: _, ...variables } = filterVariables({ ...filters, kind: isChampionship ? null : kind });
  return {
    ...variables,
    championships: kind === null ? null : isChampionship,
  };
}

export const filtersAny = ({ search, status, kind }: DirectoryFilters): boolean =>
  search.trim() !== "" || status !== null || kind !== null;
