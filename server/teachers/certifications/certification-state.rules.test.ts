import { expect, test } from "vitest";
import fc from "fast-check";
import { addDays, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { isInForce } from "../certification-level.rules";
import { certificationStateOn } from "./certification-state.rules";

test.each([
  ["yesterday", "2026-11-26", "EXPIRED"],
  ["today", "2026-11-27", "EXPIRING"],
  ["tomorrow", "2026-11-28", "EXPIRING"],
  ["in 30 days", "2026-12-27", "EXPIRING"],
  ["in 31 days", "2026-12-28", "VALID"],
  ["never", null, "VALID"],
] as const)("one that ends %s", (_when, validUntil, state) => {
  expect(certificationStateOn(validUntil, "2026-11-27")).toBe(state);
});

test("as days pass it only goes from valid to about to end to over, and is in force until then", () => {
  const order = ["VALID", "EXPIRING", "EXPIRED"];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -800, max: 800 }), (from, days) => {
      const today = addDays("1950-01-01", from);
      const validUntil = addDays(today, days);
      const state = certificationStateOn(validUntil, today);
      const next = certificationStateOn(validUntil, addDays(today, 1));
      expect(order.indexOf(next) - order.indexOf(state)).toBeOneOf([0, 1]);
      expect(state).toBe(days < 0 ? "EXPIRED" : days <= 30 ? "EXPIRING" : "VALID");
      expect(isInForce({ validUntil: dayToDatabase(validUntil) }, dayToDatabase(today))).toBe(
        state !== "EXPIRED",
      );
    }),
  );
});
