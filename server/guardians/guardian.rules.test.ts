import fc from "fast-check";
import { expect, test } from "vitest";
import { isMinor } from "../athletes/display-name.rules";
import { addDays } from "../platform/time/calendar-day.rules";
import { firstName, lastAdultBirth } from "./guardian.rules";

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("1990-01-01", count));

test("a minor is born after the day that the database compares with", () => {
  fc.assert(
    fc.property(days, days, (birth, today) => {
      expect(birth > lastAdultBirth(today)).toBe(isMinor(birth, today));
    }),
  );
});

test.each(["2008-02-29", "2010-02-28", "2010-03-01"])("on the days around a leap day too: %s", (birth) => {
  for (const today of ["2026-02-28", "2026-03-01", "2028-02-28", "2028-02-29", "2028-03-01"])
    expect(birth > lastAdultBirth(today)).toBe(isMinor(birth, today));
});

test("the name of a minor is reduced to the first name", () => {
  expect(firstName("  Lara Maria de Souza ")).toBe("Lara");
});
