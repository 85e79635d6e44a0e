import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysUntil, weekdayNameOf, weekdays } from "../platform/time/calendar-day.rules";
import { clockAt, dayAt } from "../platform/time/time-zone.rules";
import { spanOn, weeklyDays } from "../platform/time/clock-time.rules";
import { expandSeries, type WeeklyRule } from "./series.rules";

const day = fc.integer({ min: 0, max: 5000 }).map((days) => addDays("2012-01-01", days));
const clock = fc
  .integer({ min: 0, max: 23 * 60 + 59 })
  .map(
    (minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`,
  );
const zone = fc.constantFrom(
  "America/Sao_Paulo",
  "America/Manaus",
  "America/New_York",
  "America/Asuncion",
  "Europe/Lisbon",
  "Australia/Sydney",
);
const rule = fc
  .record({
    weekday: fc.constantFrom(...weekdays),
    starts: clock,
    from: day,
    weeks: fc.option(fc.integer({ min: 0, max: 30 })),
    exceptions: fc.array(
      fc.record({
        week: fc.integer({ min: 0, max: 12 }),
        cancelled: fc.boolean(),
        moved: fc.option(fc.integer({ min: -20, max: 20 })),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ weeks, exceptions, weekday, from, starts }): WeeklyRule => {
    const days = weeklyDays(weekday, from, addDays(from, 100));
    return {
      weekday,
      from,
      starts,
      ends: "00:00",
      until: weeks === null ? null : addDays(from, weeks * 7),
      exceptions: exceptions.map(({ week, cancelled, moved }) => {
        const date = days[week] ?? from;
        return { date, cancelled, set: moved === null ? {} : { date: addDays(date, moved) } };
      }),
    };
  });

test("a class repeats on the clocks of its arena, wherever they are put", () => {
  fc.assert(
    fc.property(day, clock, zone, (date, starts, timeZone) => {
      const { startsAt, endsAt } = spanOn(date, { starts, ends: "00:00" }, timeZone);
      expect(endsAt.getTime()).toBeGreaterThanOrEqual(startsAt.getTime());
      expect(dayAt(startsAt, timeZone) >= date).toBe(true);
      const shown = clockAt(startsAt, timeZone);
      // Only a time that the clocks of that day leave out is shown as a later one.
      if (shown !== starts) expect(shown > starts || dayAt(startsAt, timeZone) > date).toBe(true);
    }),
  );
});

describe("on the days on which clocks are put", () => {
  const expand = (timeZone: string, sunday: string, starts: string) =>
    expandSeries(
      { weekday: "SUNDAY", starts, ends: "12:00", from: "2010-01-03", until: null, exceptions: [] },
      { from: addDays(sunday, -7), to: sunday },
      [],
      timeZone,
    ).sessions.map(({ startsAt }) => `${dayAt(startsAt, "UTC")}T${clockAt(startsAt, "UTC")}`);

  test.each([
    ["America/New_York", "2026-03-08", "09:00", "2026-03-01T14:00", "2026-03-08T13:00"],
    ["America/New_York", "2026-11-01", "09:00", "2026-10-25T13:00", "2026-11-01T14:00"],
    ["America/New_York", "2026-03-08", "02:30", "2026-03-01T07:30", "2026-03-08T07:30"],
    ["America/New_York", "2026-11-01", "01:30", "2026-10-25T05:30", "2026-11-01T05:30"],
    ["America/Asuncion", "2023-10-01", "09:00", "2023-09-24T13:00", "2023-10-01T12:00"],
    ["America/Asuncion", "2024-03-24", "09:00", "2024-03-17T12:00", "2024-03-24T13:00"],
    ["America/Asuncion", "2025-03-23", "09:00", "2025-03-16T12:00", "2025-03-23T12:00"],
    ["America/Sao_Paulo", "2018-11-04", "09:00", "2018-10-28T12:00", "2018-11-04T11:00"],
  ])("%s %s %s", (timeZone, sunday, starts, before, on) => {
    expect(expand(timeZone, sunday, starts)).toEqual([before, on]);
  });
});

test("each week is there once: as a session or with the reason why not, whatever was moved", () => {
  fc.assert(
    fc.property(rule, fc.array(day, { maxLength: 3 }), zone, (series, closed, timeZone) => {
      const [from, to] = [addDays(series.from, -30), addDays(series.from, 150)];
      const days = weeklyDays(series.weekday, series.from, series.until ?? to).filter((one) => one <= to);
      const closedDates = [...closed, ...days.slice(2, 3)];
      const { sessions, leftOut } = expandSeries(series, { from, to }, closedDates, timeZone);
      const originals = sessions.map(({ originalDate }) => originalDate);
      expect(new Set(originals).size).toBe(originals.length);
      const isAway = (one: string) =>
        series.exceptions.some(({ date, set }) => date === one && (set?.date ?? "") > to);
      expect(sessions.length + leftOut.length).toBe(days.filter((one) => !isAway(one)).length);
      for (const { originalDate, date } of sessions) {
        expect(weekdayNameOf(originalDate)).toBe(series.weekday);
        expect(closedDates.includes(date) && date === originalDate && !wasMoved(series, originalDate)).toBe(
          false,
        );
      }
      const starts = sessions.map(({ startsAt }) => startsAt.getTime());
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }),
  );
});

const wasMoved = ({ exceptions }: WeeklyRule, day: string): boolean =>
  exceptions.some(({ date, set }) => date === day && set?.date !== undefined);

test("a range cut in two has the same sessions", () => {
  fc.assert(
    fc.property(rule, fc.integer({ min: 0, max: 90 }), (series, cut) => {
      const [from, to, middle] = [series.from, addDays(series.from, 90), addDays(series.from, cut)];
      const sessions = (first: string, last: string) =>
        expandSeries(series, { from: first, to: last }, [], "America/New_York").sessions;
      expect([...sessions(from, middle), ...sessions(addDays(middle, 1), to)]).toEqual(sessions(from, to));
    }),
  );
});

test("days of one weekday are a week apart, the first and the last day in it", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...weekdays),
      day,
      fc.integer({ min: -3, max: 60 }),
      (weekday, from, length) => {
        const until = addDays(from, length);
        const days = weeklyDays(weekday, from, until);
        expect(days.every((one) => weekdayNameOf(one) === weekday && one >= from && one <= until)).toBe(true);
        expect(days.slice(1).every((one, index) => daysUntil(days[index]!, one) === 7)).toBe(true);
        expect(days.length).toBeGreaterThanOrEqual(Math.floor((length + 1) / 7));
      },
    ),
  );
});

test("several exceptions of one session are combined", () => {
  const { sessions, leftOut } = expandSeries(
    {
      weekday: "TUESDAY",
      starts: "19:00",
      ends: "20:00",
      from: "2026-03-03",
      until: "2026-03-17",
      exceptions: [
        { date: "2026-03-10", set: { date: "2026-03-12" } },
        { date: "2026-03-10", set: { starts: "07:00", ends: "08:00" } },
        { date: "2026-03-17", set: { date: "2026-03-18" } },
        { date: "2026-03-17", cancelled: true },
        { date: "2026-03-24", set: { date: "2026-03-11" } },
      ],
    },
    { from: "2026-03-04", to: "2026-03-31" },
    ["2026-03-12", "2026-03-18"],
    "America/Sao_Paulo",
  );
  expect(sessions.map(({ originalDate, date, starts }) => [originalDate, date, starts])).toEqual([
    ["2026-03-10", "2026-03-12", "07:00"],
  ]);
  expect(leftOut).toEqual([{ date: "2026-03-18", reason: "CANCELLED" }]);
});
