import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../platform/time/calendar-day.rules";
import { isLate, lateSince, overdueOf } from "./late-fees.rules";

const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2024-01-01", days));

test("charges due up to the returned day are late, and later ones are not", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (today, days) => {
      const dueOn = addDays(today, days);
      expect(dueOn <= lateSince(today)).toBe(isLate(dueOn, today));
    }),
  );
});

test("what falls due on a Saturday is late from Tuesday on", () => {
  expect(lateSince("2026-11-30")).toBe("2026-11-27");
  expect(lateSince("2026-12-01")).toBe("2026-11-30");
});

test("what falls due on a Saturday is not overdue before Tuesday", () => {
  const open = [
    { dueOn: "2026-11-21", openInCents: 50_00, count: 1 },
    { dueOn: "2026-11-18", openInCents: 30_00, count: 2 },
  ];
  expect(overdueOf(open, "2026-11-23")).toEqual({ inCents: 30_00, count: 2 });
  expect(overdueOf(open, "2026-11-24")).toEqual({ inCents: 80_00, count: 3 });
});
