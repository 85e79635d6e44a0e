import { afterEach, expect, test, vi } from "vitest";
import { monthsOfSeason, nextDeadlines } from "./Season";
import { yearIn } from "../../../ui/report/year-in";

const cup = {
  key: "copa",
  name: "Copa",
  startDate: "2026-03-14",
  registrationStartsOn: "2026-01-10",
  registrationEndsOn: "2026-03-01",
};

test("lists upcoming deadlines in order and omits past ones", () => {
  const open = { ...cup, key: "aberto", name: "Aberto", startDate: "2026-03-01", registrationEndsOn: null };
  const deadlines = nextDeadlines([cup, open], "2026-01-11");
  expect(deadlines.map(({ on, name, what }) => [on, name, what])).toEqual([
    ["2026-03-01", "Aberto", "Primeiro dia"],
    ["2026-03-01", "Copa", "Inscrições terminam"],
    ["2026-03-14", "Copa", "Primeiro dia"],
  ]);
  expect(
    nextDeadlines(
      Array.from({ length: 4 }, (_, at) => ({ ...cup, key: `${at}` })),
      "2026-01-01",
    ),
  ).toHaveLength(5);
});

test("each championship is in one month; one that started the year before is in January", () => {
  const months = monthsOfSeason([{ startDate: "2025-12-30" }, { startDate: "2026-12-05" }], 2026);
  expect(months.map(({ month, championships }) => [month, championships.length])).toEqual([
    ["2026-01-01", 1],
    ...["02", "03", "04", "05", "06", "07", "08", "09", "10", "11"].map((month) => [`2026-${month}-01`, 0]),
    ["2026-12-01", 1],
  ]);
});

afterEach(() => {
  vi.useRealTimers();
});

test("an address without a valid year defaults to the current year in Brasília", () => {
  // Already 2027 in UTC.
  vi.useFakeTimers({ now: new Date("2027-01-01T02:00:00Z"), toFake: ["Date"] });
  expect([undefined, "2024", "abcd", "99999"].map(yearIn)).toEqual([2026, 2024, 2026, 2026]);
});
