import { describe, expect, test } from "vitest";
import { instantAt } from "../../platform/time/time-zone.rules";
import { startTimesSchema, windowsFrom } from "./schedule-settings.rules";

const timeZone = "America/Sao_Paulo";
const at = (day: string, clock: string) => instantAt(day, clock, timeZone).getTime() / 60_000;
const [saturday, sunday, monday] = ["2031-02-01", "2031-02-02", "2031-02-03"];
const windows = [
  { courtId: "1", startsAt: at(saturday, "08:00"), endsAt: at(saturday, "20:00") },
  { courtId: "2", startsAt: at(saturday, "10:00"), endsAt: at(saturday, "12:00") },
  { courtId: "1", startsAt: at(sunday, "18:00"), endsAt: at(monday, "01:00") },
];
const options = { timeZone, notBefore: at("2031-01-01", "00:00") };

test("a day begins at its start time, and the others keep their hours", () => {
  expect(windowsFrom(windows, [{ day: saturday, from: "09:30" }], options)).toEqual({
    windows: [{ ...windows[0], startsAt: at(saturday, "09:30") }, windows[1], windows[2]],
  });
});

test("a court that closes before the start time is left out", () => {
  expect(windowsFrom(windows, [{ day: saturday, from: "12:00" }], options)).toEqual({
    windows: [{ ...windows[0], startsAt: at(saturday, "12:00") }, windows[2]],
  });
});

test("an evening that ends in the night may begin after midnight", () => {
  expect(windowsFrom(windows, [{ day: sunday, from: "00:30" }], options)).toEqual({
    windows: [windows[0], windows[1], { ...windows[2], startsAt: at(monday, "00:30") }],
  });
});

describe("a start time is refused", () => {
  test.each([
    ["before the courts open", saturday, "07:55", "from", "As quadras abrem às 08:00"],
    ["when they close", saturday, "20:00", "from", "As quadras fecham às 20:00"],
    ["between closing in the night and opening", sunday, "01:00", "from", "As quadras abrem às 18:00"],
    ["on a day without courts", monday, "09:00", "day", "Nenhuma quadra abre neste dia"],
  ])("%s", (_why, day, from, field, message) =>
    expect(windowsFrom(windows, [{ day, from }], options)).toEqual({
      problems: [{ index: 0, field, message }],
    }),
  );

  test("in the past, each with its place in the list", () =>
    expect(
      windowsFrom(
        windows,
        [
          { day: sunday, from: "19:00" },
          { day: saturday, from: "09:00" },
        ],
        { timeZone, notBefore: at(saturday, "09:05") },
      ),
    ).toEqual({ problems: [{ index: 1, field: "from", message: "Este horário já passou" }] }));

  test("twice for one day", () => {
    const twice = startTimesSchema.safeParse([
      { day: saturday, from: "09:00" },
      { day: saturday, from: "10:00" },
    ]);
    expect(twice.error?.issues).toMatchObject([{ path: [1, "day"], message: "Este dia já tem um início" }]);
  });
});
