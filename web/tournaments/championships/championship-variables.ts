import { filterVariables, type TournamentFilters } from "../tournament-filters";

/** What the list of championships takes: they are all of one kind. */
export function championshipVariables(filters: TournamentFilters) {
  const { search, status } = filterVariables(filters);
  return { search, status };
}
