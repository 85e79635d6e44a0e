import { expect, test } from "vitest";
import { entryUnits } from "./entry-units";

test("a pair is one row, where the first of the two stands", () => {
  const units = entryUnits([
    { id: "ana", pair: { id: "p" } },
    { id: "caio", pair: null },
    { id: "bia", pair: { id: "p" } },
  ]);
  expect(units.map(({ key, entry }) => [key, entry.id])).toEqual([
    ["p", "ana"],
    ["caio", "caio"],
  ]);
});
