import fc from "fast-check";
import { describe, expect, test } from "vitest";
import holidays from "../../tests/vectors/holidays-br.json";
import { addDays, daysUntil } from "../platform/time/calendar-day.rules";
import { bankHolidays, businessDayFrom } from "./holidays.rules";

test.each(Object.entries(holidays.holidays))("the holidays of %s", (year, days) => {
  expect([...bankHolidays(Number(year))].toSorted()).toEqual(days.map(({ date }) => date).toSorted());
});

test("Black Awareness Day is one since 2024", () => {
  expect(bankHolidays(2023).has("2023-11-20")).toBe(false);
  expect(bankHolidays(2024).has("2024-11-20")).toBe(true);
});

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays("1990-01-01", count));

describe("a business day", () => {
  test.each([
    ["2026-11-10", "2026-11-10"],
    ["2026-10-31", "2026-11-03"], // Saturday, Sunday, Finados
    ["2026-02-14", "2026-02-18"], // Carnival
  ])("from %s on is %s", (day, expected) => {
    expect(businessDayFrom(day)).toBe(expected);
  });

  test("knows what a city keeps", () => {
    expect(businessDayFrom("2026-11-10", ["2026-11-10"])).toBe("2026-11-11");
  });

  test("is itself, and never more than five days away", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const found = businessDayFrom(day);
        expect(businessDayFrom(found)).toBe(found);
        expect(daysUntil(day, found)).toBeGreaterThanOrEqual(0);
        expect(daysUntil(day, found)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

test("days are counted there and back", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (day, count) => {
      expect(daysUntil(day, addDays(day, count))).toBe(count);
    }),
  );
});
