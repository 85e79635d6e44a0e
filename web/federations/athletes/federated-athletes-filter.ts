import { levelAt } from "../../athletes/public/level-options";
import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** The filters of a federation's athletes, by their names in the URL. */
export const federatedAthleteFilters = ["nivel", "clube"] as const;
type Ask = ListAsk<(typeof federatedAthleteFilters)[number]>;

/** The query variables for the filters in the URL. */
export const federatedAthleteVariables = ({ search, filters: { nivel, clube } }: Ask) => ({
  search: search || null,
  level: levelAt(nivel),
  // The URL may have any arena's key; an arena that is not affiliated has no results.
  club: clube,
});

export type FederatedAthleteVariables = ReturnType<typeof federatedAthleteVariables>;

export const federatedAthleteVariablesAt = (address: URLSearchParams): FederatedAthleteVariables =>
  federatedAthleteVariables(askFromAddress(address, federatedAthleteFilters));
