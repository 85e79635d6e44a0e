import { expect, test } from "vitest";
import {
  addressOf,
  directoryFiltersFrom,
  directoryVariables,
  filtersAny,
  noDirectoryFilters,
  type DirectoryKind,
} from "./directory-filters";

test.each<DirectoryKind | null>(["INTERNAL", "SUPER8", "CHAMPIONSHIP", null])(
  "the kind %s survives a round trip through the URL",
  (kind) => {
    const filters = { search: "Copa & Verão", status: "FINISHED", kind } as const;
    expect(directoryFiltersFrom(new URLSearchParams(addressOf(filters)))).toEqual(filters);
  },
);

test("championships have a filter variable of their own, apart from the kind", () => {
  const ask = (kind: DirectoryKind | null) => {
    const variables = directoryVariables({ ...noDirectoryFilters, kind });
    return [variables.kind, variables.championships];
  };
  expect(ask("CHAMPIONSHIP")).toEqual([null, true]);
  expect(ask("INTERNAL")).toEqual(["INTERNAL", false]);
  expect(ask(null)).toEqual([null, null]);
});

test("unknown values in the URL filter nothing", () => {
  expect(filtersAny(directoryFiltersFrom(new URLSearchParams("tipo=liga&status=x")))).toBe(false);
});
