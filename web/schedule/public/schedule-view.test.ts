import { expect, test } from "vitest";
import { hoursInput, planProblem, readDayPlans } from "../DayHours";
import { instantAt } from "../../../server/platform/time/time-zone.rules";
import { firstDayShown, openingOf, scheduleDayOf } from "./schedule-view";

const timeZone = "America/Sao_Paulo";
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
    startsAt: instantAt("2026-11-21", from, timeZone).getTime(),
    endsAt: instantAt("2026-11-21", until, timeZone).getTime(),
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

test("a day is saved with its date and its courts, or not at all", () => {
  const day = { id: "1", day: "2026-11-21", from: "08:00", until: "22:00", courtKeys: ["q1"] };
  expect(planProblem([])).toBeNull();
  expect(planProblem([day])).toBeNull();
  expect(planProblem([day, { ...day, day: "" }])).toBe("Informe a data de cada dia, ou remova o dia.");
  expect(planProblem([{ ...day, courtKeys: [] }, day])).toBe(
    "Marque ao menos uma quadra em cada dia, ou remova o dia.",
  );
});

test("a day opens where its matches are, or an hour before now", () => {
  const at = (time: string) => instantAt("2026-11-21", time, timeZone).getTime();
  const span = { startsAt: at("06:00"), endsAt: at("21:30") };
  const matches = [
    { startsAt: at("08:30"), endsAt: at("09:00") },
    { startsAt: at("08:00"), endsAt: at("08:30") },
  ];
  expect(openingOf(span, matches, null)).toBe(at("07:45"));
  expect(openingOf(span, matches, at("15:00"))).toBe(at("14:00"));
  expect(openingOf(span, [], null)).toBe(at("06:00"));
});

test("a night belongs to the evening before, in the form and in the list of days", () => {
  const at = (day: string, time: string) => instantAt(day, time, timeZone).getTime();
  const hours = [
    { courtKey: "q1", startsAt: at("2026-11-21", "18:00"), endsAt: at("2026-11-22", "01:00") },
    { courtKey: "q1", startsAt: at("2026-11-22", "08:00"), endsAt: at("2026-11-23", "00:00") },
  ];
  expect(readDayPlans({ hours, timeZone }).map(({ day, from, until }) => [day, from, until])).toEqual([
    ["2026-11-21", "18:00", "01:00"],
    ["2026-11-22", "08:00", "00:00"],
  ]);
  const dayOf = (day: string, time: string) => scheduleDayOf({ hours, timeZone }, at(day, time));
  expect(dayOf("2026-11-22", "00:40")).toBe("2026-11-21");
  expect(dayOf("2026-11-22", "01:00")).toBe("2026-11-22");
  expect(dayOf("2026-11-22", "23:50")).toBe("2026-11-22");
});
