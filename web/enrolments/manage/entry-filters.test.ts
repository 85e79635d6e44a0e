import { expect, test } from "vitest";
import { addressOfEntryFilters, entryFiltersFrom, entryVariables, noEntryFilters } from "./entry-filters";

test("the address brings back what was filtered", () => {
  const filters = { search: "Ana", status: "AWAITING_PAYMENT", categoryId: "c" } as const;
  expect(entryFiltersFrom(new URLSearchParams(addressOfEntryFilters(filters)))).toEqual(filters);
  expect(addressOfEntryFilters(noEntryFilters)).toEqual({});
});

test("an unknown state filters nothing", () => {
  expect(entryFiltersFrom(new URLSearchParams("situacao=QUALQUER"))).toEqual(noEntryFilters);
  expect(entryVariables(noEntryFilters)).toEqual({ search: null, statuses: null, categoryId: null });
});
