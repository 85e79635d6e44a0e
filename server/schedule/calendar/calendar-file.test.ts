import { expect, test } from "vitest";
import { instantAt } from "../../platform/time/time-zone.rules";
import { calendarFile, type CalendarEvent } from "./calendar-file";

const atSix = (day: string, timeZone: string): CalendarEvent => ({
  uid: `aula-${day}@praia`,
  title: "Aula · C",
  lines: ["Arena Sul"],
  note: null,
  location: null,
  startsAt: instantAt(day, "18:00", timeZone),
  endsAt: instantAt(day, "19:00", timeZone),
  timeZone,
  path: "/arena-calendar",
  state: "CONFIRMED",
});
const linesOf = (...events: CalendarEvent[]) =>
  calendarFile("Minha agenda", events, "https://praia.example", new Date("2026-11-26T12:00:00Z"))
    .text.replaceAll("\r\n ", "")
    .split("\r\n");
const starts = (lines: string[]) => lines.filter((line) => line.startsWith("DTSTART"));

test("the same hour at a place is another in UTC once its clocks have been put forward", () => {
  // In Santiago it is summer time from 6 September 2026 on.
  const lines = linesOf(atSix("2026-09-05", "America/Santiago"), atSix("2026-09-07", "America/Santiago"));
  expect(starts(lines)).toEqual(["DTSTART:20260905T220000Z", "DTSTART:20260907T210000Z"]);
  const descriptions = lines.filter((line) => line.startsWith("DESCRIPTION"));
  expect(descriptions.map((line) => /às 18:00/.test(line))).toEqual([true, true]);
});

test("places of several zones stand in one calendar, each by its own clocks", () => {
  const zones = ["America/Noronha", "America/Sao_Paulo", "America/Manaus", "America/Rio_Branco"];
  const lines = linesOf(...zones.map((timeZone) => atSix("2026-11-27", timeZone)));
  expect(starts(lines)).toEqual(["20", "21", "22", "23"].map((hour) => `DTSTART:20261127T${hour}0000Z`));
});

test("what falls out and what is not certain yet say so", () => {
  const class_ = atSix("2026-11-27", "America/Sao_Paulo");
  const lines = linesOf(class_, { ...class_, state: "CANCELLED" }, { ...class_, state: "TENTATIVE" });
  expect(lines.filter((line) => line.startsWith("STATUS"))).toEqual([
    "STATUS:CONFIRMED",
    "STATUS:CANCELLED",
    "STATUS:TENTATIVE",
  ]);
});

test("what a calendar says is the same until something of it changes, whenever it is asked", () => {
  const etagOf = (event: CalendarEvent, now: string) =>
    calendarFile("Minha agenda", [event], "https://praia.example", new Date(now)).etag;
  const class_ = atSix("2026-11-27", "America/Sao_Paulo");
  expect(etagOf(class_, "2026-11-27T12:00:00Z")).toBe(etagOf(class_, "2026-11-26T12:00:00Z"));
  const moved = { ...class_, startsAt: instantAt("2026-11-27", "17:00", class_.timeZone) };
  expect(etagOf(moved, "2026-11-26T12:00:00Z")).not.toBe(etagOf(class_, "2026-11-26T12:00:00Z"));
});
