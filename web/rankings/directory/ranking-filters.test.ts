import { expect, test } from "vitest";
import { addressOfRankings, noRankingFilters, rankingFiltersFrom } from "./ranking-filters";

test("filters survive the way through the address", () => {
  const filters = { search: "Sub 14 & Praia", gender: "FEMALE", scope: "STATE" } as const;
  expect(rankingFiltersFrom(new URLSearchParams(addressOfRankings(filters)))).toEqual(filters);
});

test("an address nobody wrote filters nothing", () => {
  expect(rankingFiltersFrom(new URLSearchParams("genero=x&abrangencia=mundial"))).toEqual(noRankingFilters);
});
