import { expect, test } from "vitest";
import { developmentMonths, monthlyLevels } from "./development.rules";

test("a level holds from the month of its change on, and before it the one before", () => {
  const levels = monthlyLevels("2026-11-20", "B", [
    { on: "2026-03-31", before: "FUN" },
    { on: "2026-09-01", before: "D" },
    { on: "2026-09-30", before: "C" },
  ]);
  expect(levels).toHaveLength(developmentMonths);
  expect(levels[0]).toEqual({ month: "2025-12-01", level: "FUN" });
  const of = (month: string) => levels.find((one) => one.month === month)?.level;
  expect([of("2026-02-01"), of("2026-03-01"), of("2026-08-01"), of("2026-09-01"), of("2026-11-01")]).toEqual([
    "FUN",
    "D",
    "D",
    "B",
    "B",
  ]);
});

test("without changes every month has the current level", () => {
  expect(new Set(monthlyLevels("2026-01-31", "C", []).map(({ level }) => level))).toEqual(new Set(["C"]));
});
