import { expect, test } from "vitest";
import { seedsFromRanking, usualSeeds } from "./seeds-from-ranking.rules";

const entries = [
  { id: "a", points: [100, 50] },
  { id: "b", points: [0, 0] },
  { id: "c", points: [90, 90] },
  { id: "d", points: [75, 75] },
  { id: "e", points: [10] },
];

test("a pair weighs both athletes' points; who has none is not seeded", () => {
  expect(seedsFromRanking(entries, 4, "lots")[0]).toBe("c");
  expect(seedsFromRanking(entries, 4, "lots").slice(1, 3).sort()).toEqual(["a", "d"]);
  expect(seedsFromRanking(entries, 9, "lots")).toHaveLength(4);
  expect(seedsFromRanking(entries, 2, "lots")).toHaveLength(2);
});

test("lots decide between equals, alike for the same lots and in any order of the entries", () => {
  const tied = ["p", "q", "r", "s"].map((id) => ({ id, points: [5] }));
  const orders = new Set(
    Array.from({ length: 40 }, (_, index) => seedsFromRanking(tied, 4, `${index}`).join("")),
  );
  expect(orders.size).toBeGreaterThan(5);
  expect(seedsFromRanking(tied.toReversed(), 4, "x")).toEqual(seedsFromRanking(tied, 4, "x"));
});

test("one seed for each group, else as many as the bracket usually has", () => {
  const settings = (format: "GROUPS_KNOCKOUT" | "KNOCKOUT" | "DOUBLE_ELIMINATION" | "ROUND_ROBIN") => ({
    format,
    groupSize: null,
  });
  expect(usualSeeds(13, settings("GROUPS_KNOCKOUT"))).toBe(4);
  expect(usualSeeds(13, settings("KNOCKOUT"))).toBe(4);
  expect(usualSeeds(20, settings("DOUBLE_ELIMINATION"))).toBe(8);
  expect(usualSeeds(13, settings("ROUND_ROBIN"))).toBe(0);
});
