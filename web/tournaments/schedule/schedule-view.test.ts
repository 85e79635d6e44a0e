import { expect, test } from "vitest";
import { hoursInput, readDayPlans } from "./day-plans";
import { firstDayShown, instantAt, nextByCourt, type ViewCourt, type ViewMatch } from "./schedule-view";

const timeZone = "America/Sao_Paulo";
const court = (key: string, nextIds: string[], currentId: string | null = null): ViewCourt => ({
  key,
  name: key,
  venue: null,
  currentId,
  freeAt: null,
  nextIds,
  hint: null,
});
const match = (id: string, courtKey: string | null) => ({ id, courtKey }) as ViewMatch;

test("each free court gets a match of its own, the one planned there first", () => {
  const matches = [match("m1", "q2"), match("m2", null), match("m3", "q1")];
  const ready = ["m1", "m2", "m3"];
  const courts = [
    court("q1", ready),
    court("q2", ready),
    court("q3", ready),
    court("q4", ready),
    court("q5", [], "m9"),
  ];
  expect([...nextByCourt({ courts, matches })]).toEqual([
    ["q1", "m3"],
    ["q2", "m1"],
    ["q3", "m2"],
  ]);
});

test("the page opens with today, else the next day, else the last", () => {
  const days = ["2026-11-21", "2026-11-22"];
  expect(firstDayShown(days, "2026-11-22")).toBe("2026-11-22");
  expect(firstDayShown(days, "2026-11-01")).toBe("2026-11-21");
  expect(firstDayShown(days, "2026-12-01")).toBe("2026-11-22");
  expect(firstDayShown([], "2026-12-01")).toBeNull();
});

test("courts with the same hours stand together in the form, and go back as they came", () => {
  const open = (courtKey: string, from: string, until: string) => ({
    courtKey,
    startsAt: instantAt("2026-11-21", from, timeZone),
    endsAt: instantAt("2026-11-21", until, timeZone),
  });
  const hours = [open("q1", "08:00", "22:00"), open("q2", "08:00", "22:00"), open("q3", "09:00", "12:00")];
  const plans = readDayPlans({ hours, timeZone });
  expect(plans.map(({ from, courtKeys }) => [from, courtKeys])).toEqual([
    ["08:00", ["q1", "q2"]],
    ["09:00", ["q3"]],
  ]);
  expect(hoursInput(plans)).toHaveLength(3);
  expect(hoursInput(plans)[2]).toEqual({ courtKey: "q3", day: "2026-11-21", from: "09:00", until: "12:00" });
});
