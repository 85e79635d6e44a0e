import fc from "fast-check";
import { expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.rules";

test.each([
  [1, "um centavo"],
  [99, "noventa e nove centavos"],
  [1_00, "um real"],
  [2_01, "dois reais e um centavo"],
  [19_90, "dezenove reais e noventa centavos"],
  [21_00, "vinte e um reais"],
  [100_00, "cem reais"],
  [101_00, "cento e um reais"],
  [180_50, "cento e oitenta reais e cinquenta centavos"],
  [999_00, "novecentos e noventa e nove reais"],
  [1_000_00, "mil reais"],
  [1_001_00, "mil e um reais"],
  [1_100_00, "mil e cem reais"],
  [1_234_56, "mil duzentos e trinta e quatro reais e cinquenta e seis centavos"],
  [2_020_00, "dois mil e vinte reais"],
  [10_500_00, "dez mil e quinhentos reais"],
  [100_000_00, "cem mil reais"],
  [1_000_000_00, "um milhão de reais"],
  [1_000_010_00, "um milhão e dez reais"],
  [2_300_000_00, "dois milhões e trezentos mil reais"],
  [1_001_001_00, "um milhão mil e um reais"],
  [1_000_000_000_00, "um bilhão de reais"],
])("%i centavos are '%s'", (cents, words) => {
  expect(amountInWords(cents)).toBe(words);
});

test.each([0, -1, 1.5, Number.NaN, 1_000_000_000_000])("%d is no amount to be said", (cents) => {
  expect(() => amountInWords(cents)).toThrow(RangeError);
});

test("no two amounts are said alike", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999_999 }),
      fc.integer({ min: 1, max: 999_999_999_999 }),
      (one, other) => one === other || amountInWords(one) !== amountInWords(other),
    ),
  );
});

test("what is said has no gaps, and reais and centavos as often as there are any", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (cents) => {
      const words = amountInWords(cents);
      expect(words).not.toMatch(/ {2}|^ | $|undefined/);
      expect(/\brea(l|is)\b/.test(words)).toBe(cents >= 100);
      expect(/centavos?$/.test(words)).toBe(cents % 100 > 0);
    }),
  );
});
