import { expect, test } from "vitest";
import { listedBy } from "./listed-by.rules";

test("rows with the same key stand together, in the order in which they came", () => {
  const groups = listedBy(["bia", "ana", "bob"], (name) => name[0]);
  expect([...groups]).toEqual([
    ["b", ["bia", "bob"]],
    ["a", ["ana"]],
  ]);
});
