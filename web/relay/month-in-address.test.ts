import { expect, test } from "vitest";
import { monthInAddress } from "./month-in-address";

test("a month in an address is its first day; whatever else stands there is this month", () => {
  expect(monthInAddress("2026-11")).toBe("2026-11-01");
  for (const word of [undefined, "", "2026", "2026-13", "2026-11-26", "3026-11", "novembro"])
    expect(monthInAddress(word)).toBeNull();
});
