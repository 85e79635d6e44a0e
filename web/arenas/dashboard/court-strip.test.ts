import { expect, test } from "vitest";
import { joined, percentAt, stripHours, stripReach } from "./court-strip";

const day = { on: "2026-11-23", opensAt: "06:00", closesAt: "22:00", timeZone: "America/Sao_Paulo" };
const utc = (clock: string) => Date.parse(`2026-11-23T${clock}Z`);

test("a strip reaches from the opening to the closing", () => {
  expect(stripReach(day, [])).toEqual({ from: utc("09:00"), until: Date.parse("2026-11-24T01:00Z") });
});

test("it begins earlier for a match before the opening, at a whole hour, and never on another day", () => {
  const early = stripReach(day, [{ startsAt: "2026-11-23T07:40:00Z", endsAt: "2026-11-23T08:20:00Z" }]);
  expect(early.from).toBe(utc("07:00"));
  const overnight = { startsAt: "2026-11-22T20:00:00Z", endsAt: "2026-11-25T20:00:00Z" };
  expect(stripReach(day, [overnight])).toEqual({
    from: utc("03:00"),
    until: Date.parse("2026-11-24T03:00Z"),
  });
});

test("what lies outside is drawn at its edge", () => {
  const reach = { from: 0, until: 100 };
  expect([-5, 0, 25, 100, 130].map((instant) => percentAt(instant, reach))).toEqual([0, 0, 25, 100, 100]);
});

test("so many hours are named as there is room for", () => {
  expect(stripHours(stripReach(day, []), day.timeZone).map(({ label }) => label)).toEqual([
    "06",
    "08",
    "10",
    "12",
    "14",
    "16",
    "18",
    "20",
  ]);
  const morning = stripReach({ ...day, closesAt: "10:00" }, []);
  expect(stripHours(morning, day.timeZone).map(({ label, percent }) => [label, percent])).toEqual([
    ["06", 0],
    ["07", 25],
    ["08", 50],
    ["09", 75],
  ]);
});

test("matches of one tournament that follow each other are one block, and what is over another", () => {
  const at = (from: string, until: string, isOver = false, title = "Copa") => ({
    kind: "MATCH",
    startsAt: `2026-11-23T${from}:00Z`,
    endsAt: `2026-11-23T${until}:00Z`,
    isOver,
    title,
  });
  const spans = [
    at("09:00", "09:40", true),
    at("09:45", "10:20", true),
    at("10:20", "11:00"),
    at("11:00", "11:40"),
  ];
  expect(joined([...spans, at("12:30", "13:00"), at("13:00", "13:40", false, "Super 8")])).toEqual([
    at("09:00", "10:20", true),
    at("10:20", "11:40"),
    at("12:30", "13:00"),
    at("13:00", "13:40", false, "Super 8"),
  ]);
});
