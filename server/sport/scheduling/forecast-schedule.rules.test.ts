import { describe, expect, it } from "vitest";
import { forecastSchedule, type ForecastCategory } from "./forecast-schedule.rules";

const terms = { matchMinutes: 40, minRestMinutes: 20, courts: 4, days: 1, opens: 8 * 60, closes: 22 * 60 };
const category = (entries: number, drawFormat: ForecastCategory["drawFormat"]): ForecastCategory => ({
  name: "Feminino C",
  drawFormat,
  entries,
});
function forecast(categories: readonly ForecastCategory[], more: Partial<typeof terms> = {}) {
  const result = forecastSchedule(categories, { ...terms, ...more });
  if ("problem" in result) throw new Error(result.problem);
  const { plan, ...sums } = result;
  if (plan === null) throw new Error("too many matches");
  return { ...sums, ...plan };
}

describe("the forecast of an event's duration", () => {
  it("depends on rounds and rest if there are enough courts", () => {
    // Quarter-finals at 8:00, semi-finals an hour later, the final another hour later.
    expect(forecast([category(8, "KNOCKOUT")])).toEqual({
      matches: 7,
      courtMinutes: 280,
      unplaced: 0,
      end: { day: 0, minute: 10 * 60 + 40 },
      fewestCourts: 1,
    });
  });

  it("depends on the courts if there are few", () => {
    expect(forecast([category(8, "KNOCKOUT")], { courts: 1 }).end).toEqual({ day: 0, minute: 13 * 60 });
  });

  it.each([
    ["GROUPS_KNOCKOUT", 13, 22],
    ["ROUND_ROBIN", 5, 10],
    ["DOUBLE_ELIMINATION", 8, 14],
    ["SUPER_N", 8, 14],
  ] as const)("counts the matches of %s of %i", (format, entries, matches) => {
    expect(forecast([category(entries, format)])).toMatchObject({ matches, unplaced: 0 });
  });

  it("finds the number of courts needed for several categories in one day", () => {
    const many = [category(16, "GROUPS_KNOCKOUT"), category(16, "GROUPS_KNOCKOUT"), category(12, "KNOCKOUT")];
    const one = forecast(many, { courts: 1 });
    expect(one.unplaced).toBeGreaterThan(0);
    expect(one.fewestCourts).toBeGreaterThan(1);
    const enough = forecast(many, { courts: one.fewestCourts ?? 0 });
    expect(enough).toMatchObject({ unplaced: 0, end: { day: 0 } });
    expect(forecast(many, { courts: (one.fewestCourts ?? 0) - 1 }).unplaced).toBeGreaterThan(0);
  });

  it("continues on the next day if there is one", () => {
    const long = [category(16, "ROUND_ROBIN")];
    const two = forecast(long, { courts: 5, days: 2 });
    expect(two).toMatchObject({ matches: 120, unplaced: 0 });
    expect(two.end?.day).toBe(1);
    expect(forecast(long, { courts: 5 }).unplaced).toBeGreaterThan(0);
  });

  it("has no number of courts if none is enough", () => {
    expect(forecast([category(8, "KNOCKOUT")], { closes: 9 * 60 })).toMatchObject({
      unplaced: 3,
      fewestCourts: null,
    });
  });
});

it("only counts the matches if there are too many to schedule", () => {
  const many = Array.from({ length: 4 }, () => category(16, "ROUND_ROBIN"));
  expect(forecastSchedule(many, terms)).toEqual({ matches: 480, courtMinutes: 19_200, plan: null });
});

it("returns the reason if a category of that size cannot be played", () => {
  expect(forecastSchedule([category(1, "KNOCKOUT")], terms)).toEqual({
    problem: "Feminino C: São necessárias pelo menos 2 duplas para este formato",
  });
  expect(forecastSchedule([category(18, "SUPER_N")], terms)).toEqual({
    problem: "Feminino C: Um Super N tem de 4 a 17 atletas, ou 20: há 18 inscritos",
  });
});
