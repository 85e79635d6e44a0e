import { expect, test } from "vitest";
import { weekdays } from "../platform/time/weekday.rules";
import { fallsOut, type Opening } from "./falls-out.rules";

const now = { courtCount: 3, opensAt: "06:00", closesAt: "22:00", timeZone: "America/Sao_Paulo" };
const opening = ({ courtCount, opensAt, closesAt, timeZone }: typeof now): Opening => ({
  courtCount,
  hours: {
    timeZone,
    weekly: Object.fromEntries(weekdays.map((weekday) => [weekday, [[opensAt, closesAt]]])),
    special: {},
    closedDates: [],
  },
});
const at = (courtNumber: number, from: string, until: string) => ({
  courtNumber,
  startsAt: new Date(`2026-12-01T${from}:00-03:00`),
  endsAt: new Date(`2026-12-01T${until}:00-03:00`),
});

test.each<[string, Partial<typeof now>, ReturnType<typeof at>, boolean]>([
  ["nothing changes", {}, at(3, "06:00", "22:00"), false],
  ["its court closes", { courtCount: 2 }, at(3, "09:00", "10:00"), true],
  ["another court closes", { courtCount: 2 }, at(2, "09:00", "10:00"), false],
  ["its court was closed already", { courtCount: 2 }, at(4, "09:00", "10:00"), false],
  ["the arena opens when it begins", { opensAt: "09:00" }, at(1, "09:00", "10:00"), false],
  ["the arena opens later", { opensAt: "09:01" }, at(1, "09:00", "10:00"), true],
  ["the arena closes when it ends", { closesAt: "10:00" }, at(1, "09:00", "10:00"), false],
  ["the arena closes before", { closesAt: "09:59" }, at(1, "09:00", "10:00"), true],
  ["it lay outside the hours before", { closesAt: "20:00" }, at(1, "21:30", "22:30"), false],
  [
    "the arena opens longer",
    { opensAt: "05:00", closesAt: "23:00", courtCount: 4 },
    at(3, "06:00", "22:00"),
    false,
  ],
  ["the arena's clocks change", { timeZone: "America/Manaus" }, at(1, "06:30", "07:30"), true],
])("%s", (_name, change, taken, falls) => {
  expect(fallsOut(taken, opening(now), opening({ ...now, ...change }))).toBe(falls);
});
