import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomBelow, seededRandom, shuffle } from "./random.rules";

const take = (count: number, random: () => number) => Array.from({ length: count }, random);

describe("seededRandom", () => {
  test("keeps its sequence for ever: stored draws depend on it", () => {
    expect(take(3, seededRandom("praia"))).toEqual([3319327293, 2186199114, 331220689]);
  });

  test("repeats for the same seed and differs for another", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, other) => {
        expect(take(8, seededRandom(seed))).toEqual(take(8, seededRandom(seed)));
        if (seed !== other) expect(take(8, seededRandom(seed))).not.toEqual(take(8, seededRandom(other)));
      }),
    );
  });

  test("gives unsigned 32-bit integers with every bit set half of the time", () => {
    const numbers = take(10_000, seededRandom("bits"));
    for (const number of numbers) expect(number >>> 0).toBe(number);
    for (let bit = 0; bit < 32; bit++) {
      const set = numbers.filter((number) => (number >>> bit) & 1).length;
      expect(Math.abs(set - 5_000)).toBeLessThan(250);
    }
  });
});

describe("randomBelow", () => {
  test("throws away the numbers that would favour small results", () => {
    const numbers = [2 ** 32 - 1, 2 ** 32 - 2, 5];
    expect(randomBelow(() => numbers.shift() ?? 0, 2 ** 32 - 2)).toBe(5);
    expect(randomBelow(() => 2 ** 32 - 1, 2)).toBe(1);
    expect(randomBelow(() => 7, 1)).toBe(0);
  });

  test("stays below any limit", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
        const number = randomBelow(seededRandom(seed), limit);
        expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])("refuses %d as a limit", (limit) => {
    expect(() => randomBelow(seededRandom(""), limit)).toThrow(RangeError);
  });
});

describe("shuffle", () => {
  test("keeps every item and leaves the argument alone", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const before = [...items];
        const shuffled = shuffle(items, seededRandom(seed));
        expect(items).toEqual(before);
        expect([...shuffled].sort()).toEqual([...before].sort());
      }),
    );
  });
});
