import fc from "fast-check";
import { expect, test } from "vitest";
import { earlier, inMs, later } from "./duration.rules";

test("a day is 24 hours, also over a night in which clocks are put forward", () => {
  expect(inMs({ days: 1 })).toBe(86_400_000);
  expect(inMs({ hours: 2, minutes: 1 })).toBe(7_260_000);
  expect(later(new Date("2018-11-03T12:00:00Z"), { days: 1 })).toEqual(new Date("2018-11-04T12:00:00Z"));
});

test("later and earlier undo each other", () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.nat(1000), fc.nat(60), (instant, days, minutes) => {
      fc.pre(Math.abs(instant.getTime()) < 8e15);
      expect(earlier(later(instant, { days, minutes }), { days, minutes })).toEqual(instant);
    }),
  );
});
