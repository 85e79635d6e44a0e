import { expect, test } from "vitest";
import { numberOrNull } from "../../ui/form/number-or-null";
import { onlyTouched } from "./settings-values";

test("only what was touched is sent, also when it was emptied", () => {
  const change = { name: "Super 8", endDate: null, feeInCents: 5000 };
  expect(onlyTouched(change, { endDate: true, feeInCents: true })).toEqual({
    endDate: null,
    feeInCents: 5000,
  });
  expect(onlyTouched(change, {})).toEqual({});
});

test("a blank number is none", () => {
  expect(numberOrNull("")).toBeNull();
  expect(numberOrNull("12")).toBe(12);
  expect(numberOrNull(null)).toBeNull();
});
