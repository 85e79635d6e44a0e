import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../platform/time/calendar-day.rules";
import { isLate } from "../late-fees.rules";
import { chargeReminderStages, reminderStage } from "./charge-reminder.rules";

/** A Tuesday whose next days are business days. */
const dueOn = "2026-11-24";
const longBefore = "2026-11-01";
const on = (days: number, chargedOn = longBefore) =>
  reminderStage({ dueOn, chargedOn }, addDays(dueOn, days));

test.each([
  [-4, null],
  [-3, "BEFORE"],
  [-1, "BEFORE"],
  [0, "BEFORE"],
  [1, "LATE"],
  [6, "LATE"],
  [7, "WEEK_LATE"],
  [14, "WEEK_LATE"],
  [15, null],
] as const)("%i days from the due day: %s", (days, stage) => {
  expect(on(days)).toBe(stage);
});

test("no reminder before the due date if the charge was announced in the last two days", () => {
  expect(on(-1, addDays(dueOn, -2))).toBeNull();
  expect(on(0, addDays(dueOn, -2))).toBe("BEFORE");
  expect(on(0, dueOn)).toBeNull();
  expect(on(1, dueOn)).toBe("LATE");
});

test("a charge due on a Saturday is late from Tuesday on", () => {
  const saturday = { dueOn: "2026-11-28", chargedOn: longBefore };
  const stages = ["2026-11-29", "2026-11-30", "2026-12-01"].map((day) => reminderStage(saturday, day));
  expect(stages).toEqual([null, null, "LATE"]);
});

test("over time each stage occurs at most once, in order, and a late stage only for late charges", () => {
  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2025-12-01", days));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 40 }), (due, chargedBefore) => {
      const owed = { dueOn: due, chargedOn: addDays(due, -chargedBefore) };
      const days = Array.from({ length: 60 }, (_, index) => addDays(owed.chargedOn, index));
      const seen = days.flatMap((today) => {
        const stage = reminderStage(owed, today);
        if (stage !== null) expect(stage !== "BEFORE").toBe(isLate(due, today));
        return stage === null ? [] : [chargeReminderStages.indexOf(stage)];
      });
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    }),
  );
});
