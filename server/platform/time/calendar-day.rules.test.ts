import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  dayFromDatabase,
  dayToDatabase,
  daysUntil,
  eachDay,
  firstOfMonth,
  isCalendarDate,
  weekdayOf,
  yearOf,
} from "./calendar-day.rules";

describe("isCalendarDate", () => {
  test.each(["2026-11-20", "2024-02-29", "1900-01-01", "2199-12-31"])("%s is a day", (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  test.each([
    "2026-02-29",
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "20/11/2026",
    "0050-01-01",
    "1899-12-31",
    "2026-11-20T00:00",
    "",
    "amanhã",
  ])("%s is not", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  test("every day of the range is one", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true }),
        (day) => isCalendarDate(dayFromDatabase(day)),
      ),
    );
  });
});

test("days go over the end of a month", () => {
  expect(eachDay("2026-11-29", "2026-12-01")).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
  expect(eachDay("2026-11-29", "2026-11-28")).toEqual([]);
});

const days = fc
  .date({ min: new Date("1905-01-01"), max: new Date("2195-12-31"), noInvalidDate: true })
  .map((day) => dayFromDatabase(day));
const dayMs = 86_400_000;

test("so many days later is that many midnights of UTC later, whatever the machine's clocks did", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -1500, max: 1500 }), (day, count) => {
      const other = addDays(day, count);
      expect(dayToDatabase(other).getTime()).toBe(dayToDatabase(day).getTime() + count * dayMs);
      expect(daysUntil(day, other)).toBe(count);
      expect(eachDay(day, other)).toHaveLength(Math.max(0, count + 1));
    }),
    { numRuns: 300 },
  );
});

test("weekdays, months and years", () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(weekdayOf(day)).toBe(dayToDatabase(day).getUTCDay());
      expect(yearOf(day)).toBe(dayToDatabase(day).getUTCFullYear());
      expect(firstOfMonth(day)).toBe(`${day.slice(0, 8)}01`);
    }),
  );
  expect(addMonths("2026-11-30", 3)).toBe("2027-02-28");
  expect(addMonths("2026-01-01", -1)).toBe("2025-12-01");
});
