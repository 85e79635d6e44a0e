import { expect, test } from "vitest";
import { instantAt } from "../../server/platform/time/time-zone.rules";
import {
  categoryPalettes,
  daysToSchedule,
  labelWithoutCategory,
  refusedStarts,
  scheduleWith,
  sidesThatFit,
  startTimesInput,
} from "./preview-view";
import type { ScheduleView } from "./public/schedule-view";

const timeZone = "America/Sao_Paulo";
const at = (day: string, clock: string) => instantAt(day, clock, timeZone).getTime();
const [saturday, sunday] = ["2031-02-01", "2031-02-02"];

test("the plan moves its matches, leaves those without a place over, keeps all others and hides those that are over", () => {
  const match = (id: string, status = "SCHEDULED") => ({
    id,
    status,
    courtKey: "q1",
    startsAt: 1,
    endsAt: 2,
    isLate: true,
    warnings: [1],
  });
  const view = {
    courts: [{ key: "q2", name: "Quadra 2" }],
    matches: [
      match("played", "PLAYED"),
      match("moved"),
      match("cancelled", "CANCELLED"),
      match("left"),
      match("kept", "IN_PROGRESS"),
    ],
  } as unknown as ScheduleView;
  const startsAt = new Date(at(saturday, "09:00")).toISOString();
  const endsAt = new Date(at(saturday, "09:40")).toISOString();
  const { matches } = scheduleWith(view, {
    placed: [{ match: { id: "moved" }, court: { key: "q2" }, startsAt, endsAt }],
    unplaced: [{ match: { id: "left" } }],
  });
  expect(matches[0]).toMatchObject({
    courtKey: "q2",
    courtName: "Quadra 2",
    startsAt: at(saturday, "09:00"),
    endsAt: at(saturday, "09:40"),
    isLate: false,
    warnings: [],
  });
  expect(matches[1]).toMatchObject({ courtKey: null, startsAt: null });
  expect(matches[2]).toBe(view.matches[4]);
  expect(matches).toHaveLength(3);
});

test("each category has a colour, in the order of the names; colours repeat when there are none left", () => {
  const named = ["Mista C", "Feminina B", "Mista C"].map((category) => ({ category }));
  expect([...categoryPalettes([...named, { category: null }])]).toEqual([
    ["Feminina B", "sea"],
    ["Mista C", "coral"],
  ]);
  const many = Array.from({ length: 7 }, (_, index) => ({ category: `C${index}` }));
  expect(categoryPalettes(many).get("C6")).toBe("sea");
});

test("a cell shows the label without the category, and first names if the full names are too long", () => {
  expect(labelWithoutCategory({ label: "Jogo 12 (Mista C)", category: "Mista C" })).toBe("Jogo 12");
  expect(labelWithoutCategory({ label: "Jogo 3.1", category: "Mista C" })).toBe("Jogo 3.1");
  expect(
    sidesThatFit({
      sides: ["Vencedor do jogo 3", "Bernadete Albuquerque e Ana Souza"],
      shortSides: ["Venc. jogo 3", "Bernadete e Ana"],
    }),
  ).toEqual(["Vencedor do jogo 3", "Bernadete e Ana"]);
});

test("days start when their first court opens, today at the next slot, and days that are over are left out", () => {
  const hours = [
    { courtKey: "q1", startsAt: at(saturday, "08:00"), endsAt: at(saturday, "18:00") },
    { courtKey: "q2", startsAt: at(saturday, "10:00"), endsAt: at(saturday, "20:00") },
    { courtKey: "q1", startsAt: at(sunday, "09:00"), endsAt: at(sunday, "12:00") },
  ];
  const saturdayNow = { day: saturday, opens: "08:00", closes: "20:00", usualStart: "11:05" };
  const later = { day: sunday, opens: "09:00", closes: "12:00", usualStart: "09:00" };
  expect(daysToSchedule({ hours, timeZone }, at(saturday, "11:02"))).toEqual([saturdayNow, later]);
  expect(daysToSchedule({ hours, timeZone }, at(saturday, "21:00"))).toEqual([later]);

  // Only changed start times are sent, and refusals come back to their day.
  const sent = startTimesInput([saturdayNow, later], { [saturday]: "", [sunday]: "10:30" });
  expect(sent).toEqual([{ day: sunday, from: "10:30" }]);
  expect(startTimesInput([later], { [sunday]: "09:00" })).toEqual([]);
  const fields = [
    { path: ["startTimes", "0", "from"], message: "Este horário já passou" },
    { path: ["from"], message: "Outra coisa" },
  ];
  expect(refusedStarts(fields, sent)).toEqual({ [sunday]: "Este horário já passou" });
});
