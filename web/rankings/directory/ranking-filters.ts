import { eventGenders, type EventGender } from "../../../server/sport/gender.rules";
import { rankingScopes, type RankingScope } from "../../../server/sport/ranking/ranking-labels.rules";

export interface RankingFilters {
  search: string;
  gender: EventGender | null;
  scope: RankingScope | null;
}

export const noRankingFilters: RankingFilters = { search: "", gender: null, scope: null };

/** What is chosen in a list; null for anything else. */
export const chosenOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads the filters from the address; unknown words filter nothing. */
export const rankingFiltersFrom = (address: URLSearchParams): RankingFilters => ({
  search: address.get("busca") ?? "",
  gender: chosenOf(eventGenders, address.get("genero")),
  scope: chosenOf(rankingScopes, address.get("abrangencia")),
});

export const addressOfRankings = ({ search, gender, scope }: RankingFilters): Record<string, string> => ({
  ...(search.trim() === "" ? {} : { busca: search }),
  ...(gender === null ? {} : { genero: gender }),
  ...(scope === null ? {} : { abrangencia: scope }),
});
