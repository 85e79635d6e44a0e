import fc from "fast-check";
import { expect, test } from "vitest";
import { wholePercents } from "./numbers.rules";

const sumOf = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test("thirds are 34, 33 and 33; nothing is nothing", () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercents([42, 38, 34, 22, 12])).toEqual([28, 26, 23, 15, 8]);
  expect(wholePercents([0, 0])).toEqual([0, 0]);
  expect(wholePercents([])).toEqual([]);
});

test("together they are 100, and each is less than one away from its share", () => {
  const counts = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(counts, (each) => {
      const sum = sumOf(each);
      const percents = wholePercents(each);
      expect(sumOf(percents)).toBe(sum === 0 ? 0 : 100);
      for (const [index, percent] of percents.entries())
        if (sum > 0) expect(Math.abs(percent - (each[index]! * 100) / sum)).toBeLessThan(1);
    }),
  );
});

test("who has more never has the smaller share", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { minLength: 2, maxLength: 8 }), (each) => {
      const percents = wholePercents(each);
      for (const [a, one] of each.entries())
        for (const [b, other] of each.entries())
          if (one > other) expect(percents[a]).toBeGreaterThanOrEqual(percents[b]!);
    }),
  );
});
