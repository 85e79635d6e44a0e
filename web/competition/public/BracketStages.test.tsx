import { expect, test } from "vitest";
import type { BracketMatch, BracketRound } from "./bracket-view";
import { printedHalves } from "./BracketStages";

const round = (size: number): BracketRound => ({
  name: `${size}`,
  matches: Array.from({ length: size }, (_, index): BracketMatch => ({
    number: index + 1,
    order: index + 1,
    sides: [],
    note: null,
    id: null,
    way: "details",
    state: "open",
  })),
});
const numbers = (rounds: readonly BracketRound[] | undefined) =>
  rounds?.map(({ matches }) => matches.map(({ number }) => number));

test("a draw of 32 pairs is one sheet", () => {
  expect(printedHalves("MAIN", [16, 8, 4, 2, 1].map(round), "upright")).toBeNull();
});

test("one of 64 is broken at its halves, and the final stands by itself", () => {
  const halves = printedHalves("MAIN", [32, 16, 8, 4, 2, 1].map(round), "upright");
  expect(numbers(halves?.upper)?.slice(-2)).toEqual([[1, 2], [1]]);
  expect(numbers(halves?.lower)?.slice(-2)).toEqual([[3, 4], [2]]);
  expect(halves?.lower.at(-1)?.matches[0]?.order).toBe(1);
  expect(numbers(halves?.rest)).toEqual([[1]]);
});

test("among the losers the last two rounds stand by themselves", () => {
  const halves = printedHalves("LOSERS", [16, 16, 8, 8, 4, 4, 2, 2, 1, 1].map(round), "lying");
  expect(halves?.upper.map(({ matches }) => matches.length)).toEqual([8, 8, 4, 4, 2, 2, 1, 1]);
  expect(numbers(halves?.rest)).toEqual([[1], [1]]);
});
