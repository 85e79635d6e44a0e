import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eachDay, isCalendarDate } from "./calendar-day.rules";

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
        (day) => isCalendarDate(day.toISOString().slice(0, 10)),
      ),
    );
  });
});

test("days go over the end of a month", () => {
  expect(eachDay("2026-11-29", "2026-12-01")).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
  expect(eachDay("2026-11-29", "2026-11-28")).toEqual([]);
});
