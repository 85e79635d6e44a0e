import { levelAt } from "../../athletes/public/level-options";
import { askFromAddress, type ListAsk } from "../../ui/list/list-address";

/** The filters of a federation's athletes, by their names in the address. */
export const federatedAthleteFilters = ["nivel", "clube"] as const;
type Ask = ListAsk<(typeof federatedAthleteFilters)[number]>;

/** What the address asks for, as the query takes it. */
export const federatedAthleteVariables = ({ search, filters: { nivel, clube } }: Ask) => ({
  search: search || null,
  level: levelAt(nivel),
  // The key of any arena may stand there: of one that is not affiliated nobody is found.
  club: clube,
});

export type FederatedAthleteVariables = ReturnType<typeof federatedAthleteVariables>;

export const federatedAthleteVariablesAt = (address: URLSearchParams): FederatedAthleteVariables =>
  federatedAthleteVariables(askFromAddress(address, federatedAthleteFilters));
