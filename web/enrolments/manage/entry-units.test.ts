import { expect, test } from "vitest";
import { entryUnits } from "./entry-units";

test("a pair is one row, where the first of the two stands", () => {
  const entries = [
    { id: "ana", pair: "p" },
    { id: "caio", pair: null },
    { id: "bia", pair: "p" },
  ];
  const units = entryUnits(entries, ({ id, pair }) => pair ?? id);
  expect(units.map(({ key, entry }) => [key, entry.id])).toEqual([
    ["p", "ana"],
    ["caio", "caio"],
  ]);
});
