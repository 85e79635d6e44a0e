import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { addDays } from "./calendar-day.rules";
import { clockAt, dayAt, endOfDay, instantAt } from "./time-zone.rules";

afterEach(() => void vi.unstubAllEnvs());

/** Zones of Brazil, and some whose clocks are put forward at midnight or by half hours. */
const zones = [
  "America/Sao_Paulo",
  "America/Manaus",
  "America/Rio_Branco",
  "America/Noronha",
  "Europe/Lisbon",
  "America/Santiago",
  "Asia/Beirut",
  "Asia/Kolkata",
];
/** Where the machine itself may stand. */
const machines = ["America/Sao_Paulo", "UTC", "Asia/Tokyo", "Asia/Beirut", "America/Los_Angeles"];

const instants = fc.date({
  min: new Date("2015-01-01"),
  max: new Date("2035-12-31"),
  noInvalidDate: true,
});

test.each([
  ["America/Sao_Paulo", "2026-11-21", "08:00", "2026-11-21T11:00:00.000Z"],
  ["America/Sao_Paulo", "2026-11-21", "22:30", "2026-11-22T01:30:00.000Z"],
  ["America/Manaus", "2026-11-21", "08:00", "2026-11-21T12:00:00.000Z"],
  ["America/Manaus", "2026-11-21", "23:30", "2026-11-22T03:30:00.000Z"],
  ["America/Rio_Branco", "2026-11-21", "23:30", "2026-11-22T04:30:00.000Z"],
  ["America/Noronha", "2026-11-22", "00:15", "2026-11-22T02:15:00.000Z"],
  ["Europe/Lisbon", "2026-07-01", "08:00", "2026-07-01T07:00:00.000Z"],
])("in %s it is %s %s at one instant, and back", (timeZone, day, clock, instant) => {
  expect(instantAt(day, clock, timeZone).toISOString()).toBe(instant);
  expect(dayAt(new Date(instant), timeZone)).toBe(day);
  expect(clockAt(new Date(instant), timeZone)).toBe(clock);
});

test("where clocks are put forward over a time, the one after the gap", () => {
  expect(instantAt("2018-11-04", "00:30", "America/Sao_Paulo").toISOString()).toBe(
    "2018-11-04T03:30:00.000Z",
  );
  expect(() => dayAt(new Date(), "America/Niteroi")).toThrow(RangeError);
});

test.each([
  ["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
  ["America/Sao_Paulo", "2018-02-17", "23:30", "2018-02-18T01:30:00.000Z"],
  ["America/Asuncion", "2024-03-23", "23:30", "2024-03-24T02:30:00.000Z"],
  ["Europe/Lisbon", "2026-10-25", "01:30", "2026-10-25T00:30:00.000Z"],
  ["Australia/Sydney", "2026-04-05", "02:30", "2026-04-04T15:30:00.000Z"],
])("where clocks in %s are put back over %s %s, the first of the two", (timeZone, day, clock, instant) => {
  expect(instantAt(day, clock, timeZone).toISOString()).toBe(instant);
});

describe.each(machines)("on a machine in %s", (machine) => {
  test("calendars and clocks show what the zone's show", () => {
    vi.stubEnv("TZ", machine);
    expect(new Date(0).getTimezoneOffset()).toBe(
      { "America/Sao_Paulo": 180, UTC: 0, "Asia/Tokyo": -540, "Asia/Beirut": -120 }[machine] ?? 480,
    );
    const shows = new Map(
      zones.map((zone) => [
        zone,
        new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }),
      ]),
    );
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        expect(`${dayAt(instant, zone)} ${clockAt(instant, zone)}`).toBe(shows.get(zone)?.format(instant));
      }),
    );
  });

  test("what is read off and set again shows the same", () => {
    vi.stubEnv("TZ", machine);
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const [day, clock] = [dayAt(instant, zone), clockAt(instant, zone)];
        const again = instantAt(day, clock, zone);
        expect([dayAt(again, zone), clockAt(again, zone)]).toEqual([day, clock]);
      }),
    );
  });

  test("a day ends where the next begins", () => {
    vi.stubEnv("TZ", machine);
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const day = dayAt(instant, zone);
        const end = endOfDay(day, zone);
        expect(end.getTime()).toBeGreaterThanOrEqual(instant.getTime());
        expect(dayAt(end, zone)).toBe(day);
        expect(dayAt(end.getTime() + 1, zone)).toBe(addDays(day, 1));
      }),
    );
  });
});
