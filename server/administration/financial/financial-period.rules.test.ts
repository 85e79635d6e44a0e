import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysUntil } from "../../platform/time/calendar-day.rules";
import { daysOfPeriod, financialPeriods } from "./financial-report.rules";

test.each([
  ["LAST_7_DAYS", "2026-03-03", { from: "2026-02-25", to: "2026-03-03" }],
  ["LAST_30_DAYS", "2026-03-03", { from: "2026-02-02", to: "2026-03-03" }],
  ["CURRENT_MONTH", "2026-12-31", { from: "2026-12-01", to: "2026-12-31" }],
  ["CURRENT_MONTH", "2028-02-05", { from: "2028-02-01", to: "2028-02-29" }],
] as const)("%s on %s", (period, today, days) => {
  expect(daysOfPeriod(period, today)).toEqual(days);
});

test("today belongs to each period, and none is longer than a month", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(...financialPeriods), (days, period) => {
      const today = addDays("1990-01-01", days);
      const { from, to } = daysOfPeriod(period, today);
      expect(from <= today && today <= to).toBe(true);
      expect(daysUntil(from, to)).toBeLessThanOrEqual(30);
    }),
  );
});
