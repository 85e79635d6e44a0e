import { expect, test } from "vitest";
import { clockAt, dayAt, instantAt } from "./zoned-time.rules";

test.each([
  ["America/Sao_Paulo", "2026-11-21", "08:00", "2026-11-21T11:00:00.000Z"],
  ["America/Sao_Paulo", "2026-11-21", "22:30", "2026-11-22T01:30:00.000Z"],
  ["America/Manaus", "2026-11-21", "08:00", "2026-11-21T12:00:00.000Z"],
  ["Europe/Lisbon", "2026-07-01", "08:00", "2026-07-01T07:00:00.000Z"],
])("in %s it is %s %s at one instant, and back", (timeZone, day, clock, instant) => {
  expect(instantAt(day, clock, timeZone).toISOString()).toBe(instant);
  expect(dayAt(new Date(instant), timeZone)).toBe(day);
  expect(clockAt(new Date(instant), timeZone)).toBe(clock);
});
