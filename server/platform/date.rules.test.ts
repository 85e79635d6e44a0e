import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { isCalendarDate, isInstant, nullableDate, optionalDate, requiredDate } from "./date.rules";

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

describe("date fields", () => {
  const messageOf = (result: { error?: { issues: { message: string }[] } }) =>
    result.error?.issues.map((i) => i.message);

  test("a required day tells a missing one from a wrong one, with one message", () => {
    const field = requiredDate("Data de início é obrigatória");
    for (const nothing of [undefined, null, "", " "]) {
      expect(messageOf(field.safeParse(nothing))).toEqual(["Data de início é obrigatória"]);
    }
    expect(messageOf(field.safeParse("2026-02-30"))).toEqual(["Data inválida"]);
    expect(field.parse("2026-11-20")).toBe("2026-11-20");
  });

  test("a nullable day reads blank as null", () => {
    for (const nothing of [null, ""]) expect(nullableDate.parse(nothing)).toBeNull();
    for (const nothing of [undefined, null, ""]) expect(optionalDate.parse(nothing)).toBeNull();
    expect(nullableDate.safeParse(undefined).success).toBe(false);
    expect(messageOf(optionalDate.safeParse("31/12/2026"))).toEqual(["Data inválida"]);
  });
});
