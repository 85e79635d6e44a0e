import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, weekdays } from "../platform/time/calendar-day.rules";
import { instantAt } from "../platform/time/time-zone.rules";
import {
  arenaDay,
  arenaDayOf,
  isOpenThroughout,
  type OpeningHours,
  type OpenSpan,
  fallsOut,
  type Opening,
} from "./opening.rules";

const timeZone = "America/Sao_Paulo";
const friday = "2026-11-27";
const saturday = "2026-11-28";
const at = (day: string, clock: string) => instantAt(day, clock, timeZone);
const openEveryDay = (span: OpenSpan, closedDates: string[] = []): OpeningHours => ({
  timeZone,
  weekly: Object.fromEntries(weekdays.map((weekday) => [weekday, [span]])),
  special: {},
  closedDates,
});
const lateBar = openEveryDay(["16:00", "01:00"]);

describe("an arena that closes after midnight", () => {
  test.each([
    [at(friday, "16:00"), friday],
    [at(friday, "23:59"), friday],
    [at(saturday, "00:00"), friday],
    [at(saturday, "00:59"), friday],
    [at(saturday, "01:00"), saturday],
    [at(saturday, "15:00"), saturday],
  ])("%s belongs to %s", (instant, day) => {
    expect(arenaDayOf(lateBar, instant)).toBe(day);
  });

  test("is open over midnight, and closed after it", () => {
    expect(isOpenThroughout(lateBar, at(friday, "23:00"), at(saturday, "01:00"))).toBe(true);
    expect(isOpenThroughout(lateBar, at(saturday, "00:00"), at(saturday, "01:00"))).toBe(true);
    expect(isOpenThroughout(lateBar, at(saturday, "00:30"), at(saturday, "01:30"))).toBe(false);
  });

  test("a holiday ends with the evening before it", () => {
    const hours = openEveryDay(["16:00", "01:00"], [saturday]);
    expect(isOpenThroughout(hours, at(saturday, "00:00"), at(saturday, "01:00"))).toBe(true);
    expect(isOpenThroughout(hours, at(saturday, "16:00"), at(saturday, "17:00"))).toBe(false);
    expect(arenaDay(hours, addDays(saturday, 1)).begins).toEqual(at(addDays(saturday, 1), "00:00"));
  });
});

test("one that closes at midnight has the calendar's days", () => {
  expect(arenaDay(openEveryDay(["08:00", "00:00"]), friday)).toEqual({
    begins: at(friday, "00:00"),
    ends: at(saturday, "00:00"),
  });
});

test("days follow each other without a gap, and each instant is in its own day", () => {
  const clock = fc
    .integer({ min: 0, max: 47 })
    .map((half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`);
  fc.assert(
    fc.property(clock, clock, fc.integer({ min: 0, max: 4 * 24 * 60 }), (from, until, minute) => {
      fc.pre(until > from || until <= "06:00");
      const hours = openEveryDay([from, until]);
      expect(arenaDay(hours, friday).ends).toEqual(arenaDay(hours, saturday).begins);
      const instant = new Date(at(friday, "00:00").getTime() + minute * 60_000);
      const { begins, ends } = arenaDay(hours, arenaDayOf(hours, instant));
      expect(begins <= instant && instant < ends).toBe(true);
    }),
    { seed: 28, numRuns: 300 },
  );
});

const opensNow = { courtCount: 3, opensAt: "06:00", closesAt: "22:00", timeZone: "America/Sao_Paulo" };
const openingOf = ({ courtCount, opensAt, closesAt, timeZone }: typeof opensNow): Opening => ({
  courtCount,
  hours: {
    timeZone,
    weekly: Object.fromEntries(weekdays.map((weekday) => [weekday, [[opensAt, closesAt]]])),
    special: {},
    closedDates: [],
  },
});
const taken = (courtNumber: number, from: string, until: string) => ({
  courtNumber,
  startsAt: new Date(`2026-12-01T${from}:00-03:00`),
  endsAt: new Date(`2026-12-01T${until}:00-03:00`),
});

test.each<[string, Partial<typeof opensNow>, ReturnType<typeof taken>, boolean]>([
  ["nothing changes", {}, taken(3, "06:00", "22:00"), false],
  ["its court closes", { courtCount: 2 }, taken(3, "09:00", "10:00"), true],
  ["another court closes", { courtCount: 2 }, taken(2, "09:00", "10:00"), false],
  ["its court was closed already", { courtCount: 2 }, taken(4, "09:00", "10:00"), false],
  ["the arena opens when it begins", { opensAt: "09:00" }, taken(1, "09:00", "10:00"), false],
  ["the arena opens later", { opensAt: "09:01" }, taken(1, "09:00", "10:00"), true],
  ["the arena closes when it ends", { closesAt: "10:00" }, taken(1, "09:00", "10:00"), false],
  ["the arena closes before", { closesAt: "09:59" }, taken(1, "09:00", "10:00"), true],
  ["it lay outside the hours before", { closesAt: "20:00" }, taken(1, "21:30", "22:30"), false],
  [
    "the arena opens longer",
    { opensAt: "05:00", closesAt: "23:00", courtCount: 4 },
    taken(3, "06:00", "22:00"),
    false,
  ],
  ["the arena's clocks change", { timeZone: "America/Manaus" }, taken(1, "06:30", "07:30"), true],
])("%s", (_name, change, occupied, falls) => {
  expect(fallsOut(occupied, openingOf(opensNow), openingOf({ ...opensNow, ...change }))).toBe(falls);
});
