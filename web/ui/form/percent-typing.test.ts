import { expect, test } from "vitest";
import { basisPointsFromTyping } from "./typed-numbers";

test.each([
  ["45", 4500],
  ["33,33", 3333],
  ["33.3", 3330],
  [" 100% ", 10_000],
  ["0", 0],
  [4500, 4500],
  ["", undefined],
  [undefined, undefined],
  ["metade", undefined],
  ["-5", undefined],
  ["1,234", undefined],
])("%o is %o", (typed, basisPoints) => {
  expect(basisPointsFromTyping(typed)).toBe(basisPoints);
});
