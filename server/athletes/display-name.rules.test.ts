import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../platform/time/calendar-day.rules";
import { adultSince, initials, isMinor } from "./display-name.rules";

describe("isMinor", () => {
  test("comes of age on the eighteenth birthday", () => {
    expect(isMinor("2008-11-21", "2026-11-20")).toBe(true);
    expect(isMinor("2008-11-20", "2026-11-20")).toBe(false);
  });
  test("an athlete born on 29 February comes of age on 1 March", () => {
    expect(isMinor("2008-02-29", "2026-02-28")).toBe(true);
    expect(isMinor("2008-02-29", "2026-03-01")).toBe(false);
  });
  test("an unknown birth date hides nothing", () => expect(isMinor(null, "2026-11-20")).toBe(false));
});

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays("1990-01-01", count));

test("a minor is born after the day that the database compares with", () => {
  fc.assert(
    fc.property(days, days, (birth, today) => {
      expect(birth > adultSince(today)).toBe(isMinor(birth, today));
    }),
  );
});

test.each(["2008-02-29", "2010-02-28", "2010-03-01"])("on the days around a leap day too: %s", (birth) => {
  for (const today of ["2026-02-28", "2026-03-01", "2028-02-28", "2028-02-29", "2028-03-01"])
    expect(birth > adultSince(today)).toBe(isMinor(birth, today));
});

test("initials keep accents and leave particles out", () => {
  expect(initials("Érica  Beatriz de Souza")).toBe("É. B. S.");
});
