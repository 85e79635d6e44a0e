import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/draw-templates.json";
import { bracketSize, byeCount, rankedLines, seedCount, seedLines } from "./knockout-draw.rules";

test.each(Object.entries(vectors._meta.seed_lines))(
  "the lines of the seeds in a draw of %s are the ITF's",
  (size, parts) => {
    expect(seedLines(Number(size)).slice(0, Object.keys(parts).length)).toEqual(Object.values(parts));
  },
);

test.each(Object.entries(vectors.itf_line_order))(
  "the ranks of the lines of a draw of %s are the ITF's",
  (size, ranks) => {
    expect(rankedLines(Number(size))).toEqual(ranks);
  },
);

test.each(Object.entries(vectors._meta.number_of_seeds))("a draw of %s has %s seeds", (size, seeds) => {
  expect(seedCount(Number(size))).toBe(seeds);
});

describe.each([2, 4, 8, 16, 32, 64, 128])("a bracket of %s lines", (size) => {
  test("gives every line to one rank", () => {
    const all = Array.from({ length: size }, (_, index) => index + 1);
    const ascending = (numbers: number[]) => numbers.sort((one, other) => one - other);
    expect(ascending(seedLines(size).flat())).toEqual(all);
    expect(ascending(rankedLines(size))).toEqual(all);
  });

  test("lets the best meet as late as can be", () => {
    const ranks = rankedLines(size);
    for (let sections = 2; sections <= size; sections *= 2) {
      const length = size / sections;
      for (let section = 0; section < sections; section++)
        expect(Math.min(...ranks.slice(section * length, (section + 1) * length))).toBeLessThanOrEqual(
          sections,
        );
    }
  });
});

test("byes fill up to the next power of two", () => {
  expect([2, 3, 5, 8, 13, 32, 33].map((entries) => [bracketSize(entries), byeCount(entries)])).toEqual([
    [2, 0],
    [4, 1],
    [8, 3],
    [8, 0],
    [16, 3],
    [32, 0],
    [64, 31],
  ]);
});
