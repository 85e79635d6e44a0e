import { expect, test } from "vitest";
import { addressOfRankings, noRankingFilters, rankingFiltersFrom } from "./ranking-filters";

test("filters survive a round trip through the URL", () => {
  const filters = { search: "Sub 14 & Praia", gender: "FEMALE", scope: "STATE" } as const;
  expect(rankingFiltersFrom(new URLSearchParams(addressOfRankings(filters)))).toEqual(filters);
});

test("invalid filter values in the URL are ignored", () => {
  expect(rankingFiltersFrom(new URLSearchParams("genero=x&abrangencia=mundial"))).toEqual(noRankingFilters);
});
