import { expect, test } from "vitest";
import {
  filtersFromSearch,
  filterVariables,
  isFiltering,
  noFilters,
  searchFromFilters,
} from "./tournament-filters";

test("filters survive a round trip through the URL", () => {
  const filters = { search: "Copa & Verão", status: "IN_PROGRESS", kind: "SUPER8" } as const;
  const address = new URLSearchParams(searchFromFilters(filters)).toString();
  expect(filtersFromSearch(new URLSearchParams(address))).toEqual(filters);
  expect(searchFromFilters(noFilters)).toEqual({});
});

test("unknown values in the URL filter nothing", () => {
  expect(filtersFromSearch(new URLSearchParams("status=toString&tipo=liga"))).toEqual(noFilters);
});

test("drafts are asked for by themselves, as they have no status", () => {
  const drafts = filtersFromSearch(new URLSearchParams("status=rascunho"));
  expect(filterVariables(drafts)).toMatchObject({ status: null, draft: true });
  expect(filterVariables({ ...noFilters, status: "REGISTRATION_OPEN" })).toMatchObject({
    status: "REGISTRATION_OPEN",
    draft: null,
  });
});

test("a blank search matches everything", () => {
  expect(filterVariables({ ...noFilters, search: "   " }).search).toBeNull();
  expect(isFiltering({ ...noFilters, search: "   " })).toBe(false);
});
