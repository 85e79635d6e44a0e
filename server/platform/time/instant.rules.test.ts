import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isInstant } from "./instant.rules";

describe("isInstant", () => {
  test.each([
    "2026-11-20T18:30Z",
    "2026-11-20T18:30:15.123Z",
    "2026-11-20T18:30:00-03:00",
    "1900-01-01T00:00:00Z",
    "2199-12-31T23:59:59.999Z",
  ])("%s is one", (text) => {
    expect(isInstant(text)).toBe(true);
  });

  test.each([
    "2026-11-20",
    "2026-11-20T18:30",
    "2026-02-30T00:00:00Z",
    "2026-11-20T24:00:00Z",
    "2026-11-20T18:60:00Z",
    "2026-11-20T18:30:60Z",
    "2026-11-20T18:30:00+99:99",
    "0000-01-01T00:00:00Z",
    "1899-12-31T23:59:59Z",
    "2200-01-01T00:00:00Z",
    "1900-01-01T00:00:00+01:00",
    "2199-12-31T23:59:59-01:00",
    "+275760-09-13T00:00:00Z",
    "2026-11-20T18:30:00Z\n",
    "",
  ])("%s is not", (text) => {
    expect(isInstant(text)).toBe(false);
  });

  test("every instant of these years is one, as a browser writes it", () => {
    const within = { min: new Date("1900-01-01T00:00:00Z"), max: new Date("2199-12-31T23:59:59.999Z") };
    fc.assert(
      fc.property(fc.date({ ...within, noInvalidDate: true }), (instant) => isInstant(instant.toISOString())),
    );
  });
});
