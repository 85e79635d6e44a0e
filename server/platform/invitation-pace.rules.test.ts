import { expect, test } from "vitest";
import { isDeclinedLately, isSentLately } from "./invitation-pace.rules";

test("a no holds for thirty days, and a mail for one", () => {
  const at = new Date("2026-11-01T12:00:00Z");
  expect(isDeclinedLately(at, new Date("2026-12-01T11:59:00Z"))).toBe(true);
  expect(isDeclinedLately(at, new Date("2026-12-01T12:00:00Z"))).toBe(false);
  expect(isDeclinedLately(null, at)).toBe(false);
  expect(isSentLately(at, new Date("2026-11-02T11:59:00Z"))).toBe(true);
  expect(isSentLately(at, new Date("2026-11-02T12:00:00Z"))).toBe(false);
});
