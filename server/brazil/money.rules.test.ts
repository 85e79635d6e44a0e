import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../tests/vectors/money-vectors.json";
import { formatCents, parseReaisToCents, splitByLargestRemainder } from "./money.rules";

const anyCents = fc.maxSafeInteger();

describe("formatCents", () => {
  test.each([
    [0, "R$\u00a00,00"],
    [5, "R$\u00a00,05"],
    [123456, "R$\u00a01.234,56"],
    [-5, "-R$\u00a00,05"],
    [Number.MAX_SAFE_INTEGER, "R$\u00a090.071.992.547.409,91"],
  ])("%i is %s", (cents, written) => {
    expect(formatCents(cents)).toBe(written);
  });

  test("writes what Intl writes", () => {
    const intl = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });
    fc.assert(fc.property(fc.integer(), (cents) => formatCents(cents) === intl.format(cents / 100)));
  });

  test("knows only whole centavos", () => {
    for (const wrong of [0.5, Number.NaN, Infinity, 2 ** 53])
      expect(() => formatCents(wrong)).toThrow(RangeError);
  });
});

describe("parseReaisToCents", () => {
  test.each([
    ["1.234,56", 123456],
    ["1234,56", 123456],
    ["1234.56", 123456],
    ["R$ 50", 5000],
    ["r$50,5", 5050],
    ["50", 5000],
    ["50.5", 5050],
    [" 0,07 ", 7],
    ["1.234", 123400],
    ["1.234.567,8", 123456780],
    ["0,29", 29],
    ["8.41", 841],
    ["-5", -500],
    ["-R$ 0,05", -5],
    ["-0", 0],
  ])("reads %j as %i", (text, cents) => {
    expect(parseReaisToCents(text)).toBe(cents);
  });

  test.each([
    "",
    "R$",
    "abc",
    "1,234.56",
    "1,2,3",
    "1.23.456",
    "12.3456",
    "1,234",
    ",50",
    "5,",
    "1e3",
    "--5",
    "-R$-5",
    "9".repeat(20),
  ])("%j is no amount", (text) => {
    expect(parseReaisToCents(text)).toBeNull();
  });

  test("reads every amount it is shown", () => {
    fc.assert(fc.property(anyCents, (cents) => parseReaisToCents(formatCents(cents)) === cents));
  });
});

describe("splitByLargestRemainder", () => {
  test.each(vectors.allocation_largest_remainder)(
    "$total_cents by $weights is $parts",
    ({ total_cents, weights, parts }) => {
      expect(splitByLargestRemainder(total_cents, weights)).toEqual(parts);
    },
  );

  test("loses no centavo, and no part is a whole centavo away from its exact share", () => {
    const anyWeights = fc
      .array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 12 })
      .filter((weights) => weights.some((weight) => weight > 0));
    fc.assert(
      fc.property(anyCents.map(Math.abs), anyWeights, (total, weights) => {
        const parts = splitByLargestRemainder(total, weights);
        const sum = weights.reduce((added, weight) => added + BigInt(weight), 0n);
        expect(parts.reduce((added, part) => added + BigInt(part), 0n)).toBe(BigInt(total));
        for (const [index, part] of parts.entries()) {
          const distance = BigInt(part) * sum - BigInt(total) * BigInt(weights[index] ?? 0);
          expect(distance < sum && distance > -sum).toBe(true);
        }
      }),
    );
  });

  test.each([
    [-1, [1]],
    [0.5, [1]],
    [100, [0, 0]],
    [100, []],
    [100, [1, -1]],
    [100, [0.5]],
  ])("refuses %d by %j", (total, weights) => {
    expect(() => splitByLargestRemainder(total, weights)).toThrow(RangeError);
  });
});
