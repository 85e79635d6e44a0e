import { expect, test } from "vitest";
import { instantAt } from "../../../server/platform/time/time-zone.rules";
import { commonReach, gridHours, gridSpan, sideBySide } from "./court-grid";
import { firstFreeSlot, type WeekTaken } from "./planning";

const timeZone = "America/Sao_Paulo";
const friday = "2026-11-27";
const saturday = "2026-11-28";
const at = (clock: string, day = friday) => instantAt(day, clock, timeZone).getTime();
const taken = (courtKey: string | null, from: string, until: string, teacherKey: string | null = null) => ({
  courtKey,
  teacherKey,
  startsAt: at(from),
  endsAt: at(until),
});
const week: WeekTaken = {
  days: [
    { on: friday, opensAt: "16:00", closesAt: "01:00" },
    { on: saturday, opensAt: null, closesAt: null },
    { on: "2026-11-29", opensAt: "08:00", closesAt: "12:00" },
  ],
  taken: [taken("q1", "18:00", "20:00"), taken("q2", "18:00", "19:00", "ana"), taken("q2", "19:00", "19:30")],
};
const wanted = { date: friday, startsAt: "18:00", minutes: 60, courtKey: "", teacherKey: "" };
const find = (more: Partial<typeof wanted> = {}, now = 0, all = week) =>
  firstFreeSlot(all, ["q1", "q2"], { ...wanted, ...more }, { timeZone, now });

test("the first half hour at which some court is free for long enough", () => {
  expect(find()).toEqual({ date: friday, startsAt: "19:30", endsAt: "20:30", courtKey: "q2" });
  expect(find({ courtKey: "q1" })).toMatchObject({ startsAt: "20:00", courtKey: "q1" });
  expect(find({ startsAt: "16:00", minutes: 120 })).toMatchObject({ startsAt: "16:00", courtKey: "q1" });
});

test("the teacher is free then too, and nothing lies in the past", () => {
  const alone = { ...week, taken: [taken("q1", "18:00", "19:00", "ana")] };
  expect(find({}, 0, alone)).toMatchObject({ startsAt: "18:00", courtKey: "q2" });
  expect(find({ teacherKey: "ana" }, 0, alone)).toMatchObject({ startsAt: "19:00", courtKey: "q1" });
  expect(find({}, at("21:10"))).toMatchObject({ startsAt: "21:30" });
});

test("the evening goes on after midnight, closed days are left out, and a full week has none", () => {
  expect(find({ startsAt: "23:30", minutes: 90 })).toEqual({
    date: friday,
    startsAt: "23:30",
    endsAt: "01:00",
    courtKey: "q1",
  });
  expect(find({ startsAt: "23:45", minutes: 90 })).toMatchObject({ date: "2026-11-29", startsAt: "08:00" });
  expect(find({ date: "2026-11-29", startsAt: "11:30" })).toBeNull();
});

test("what overlaps stands side by side, and what is alone has all the width", () => {
  const span = (startsAt: string, endsAt: string) => ({
    startsAt: `2026-11-27T${startsAt}:00Z`,
    endsAt: `2026-11-27T${endsAt}:00Z`,
  });
  const [a, b, c, alone] = [
    span("18:00", "19:00"),
    span("18:30", "19:30"),
    span("19:00", "20:00"),
    span("20:00", "21:00"),
  ];
  expect(sideBySide([alone, c, b, a])).toEqual([
    { span: a, lane: { index: 0, of: 2 } },
    { span: b, lane: { index: 1, of: 2 } },
    { span: c, lane: { index: 0, of: 2 } },
    { span: alone, lane: { index: 0, of: 1 } },
  ]);
  expect(sideBySide([])).toEqual([]);
  const reach = { from: Date.parse(a.startsAt), until: Date.parse(c.endsAt), hours: [] };
  expect(gridSpan(b, reach, { index: 1, of: 2 })).toEqual({
    top: "25%",
    height: "50%",
    left: "calc(50% + 2px)",
    right: "calc(0% + 2px)",
  });
});

test("the days of a week share their hours, from the earliest to the latest", () => {
  const reach = (day: string, opensAt: string, closesAt: string) => ({
    on: day,
    reach: gridHours({ day, opensAt, closesAt, timeZone }, []),
  });
  const reaches = commonReach([reach(friday, "16:00", "01:00"), reach(saturday, "08:00", "12:00")], timeZone);
  expect(reaches.get(friday)).toMatchObject({ from: at("08:00"), until: at("01:00", saturday) });
  expect(reaches.get(saturday)?.hours).toHaveLength(17);
  expect(reaches.get(saturday)?.hours.at(-1)).toBe("00:00");
});
