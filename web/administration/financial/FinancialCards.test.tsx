import { expect, test } from "vitest";
import { shareInWords } from "./FinancialReport";

test.each([
  [0, 0, "0,0% do total"],
  [500, 0, "0,0% do total"],
  [11_500, 21_500, "53,5% do total"],
  [1, 3, "33,3% do total"],
  [1, 1, "100,0% do total"],
  [-50, 1_000, "-5,0% do total"],
])("%i of %i", (part, whole, words) => {
  expect(shareInWords(part, whole)).toBe(words);
});
