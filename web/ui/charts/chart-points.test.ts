import { expect, test } from "vitest";
import { linePath, rangeOf, shareOf } from "./chart-points";

const points = (...values: number[]) => values.map((value) => ({ name: String(value), value }));

test("zero belongs to every range, below it as above it", () => {
  expect(rangeOf(points(20, 40))).toEqual({ low: 0, high: 40 });
  expect(rangeOf(points(-10, 30))).toEqual({ low: -10, high: 30 });
  expect(rangeOf(points(-10, -5))).toEqual({ low: -10, high: 0 });
});

test("a range is never empty, so that nothing is divided by nothing", () => {
  expect(shareOf(0, rangeOf([]))).toBe(0);
  expect(shareOf(0, rangeOf(points(0, 0)))).toBe(0);
});

test("a line goes from edge to edge, its highest value on top", () => {
  expect(linePath([1, 3, 2])).toBe("M0 100L50 0L100 50");
  expect(linePath([5, 5])).toBe("M0 50L100 50");
  expect(linePath([5])).toBe("M0 50");
});
