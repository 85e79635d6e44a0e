import { expect, test } from "vitest";
import { daysBetween, instantIn, wallTime } from "./zoned-time.rules";

test.each([
  ["America/Sao_Paulo", "2026-11-21", "08:00", "2026-11-21T11:00:00.000Z"],
  ["America/Sao_Paulo", "2026-11-21", "22:30", "2026-11-22T01:30:00.000Z"],
  ["America/Manaus", "2026-11-21", "08:00", "2026-11-21T12:00:00.000Z"],
  ["Europe/Lisbon", "2026-07-01", "08:00", "2026-07-01T07:00:00.000Z"],
])("in %s it is %s %s at one instant, and back", (timeZone, day, clock, instant) => {
  expect(instantIn(timeZone, day, clock).toISOString()).toBe(instant);
  expect(wallTime(timeZone, new Date(instant))).toEqual({ day, clock });
});

test("days go over the end of a month", () => {
  expect(daysBetween("2026-11-29", "2026-12-01")).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
  expect(daysBetween("2026-11-29", "2026-11-28")).toEqual([]);
});
