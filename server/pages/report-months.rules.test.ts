import { expect, test } from "vitest";
import { reportMonths } from "./report-months.rules";

test("a report looks back over twelve months, whatever day of the last one is meant", () => {
  const { month, after, shown } = reportMonths("2026-01-31");
  expect([month, after]).toEqual(["2026-01-01", "2026-02-01"]);
  expect(shown).toHaveLength(12);
  expect([shown[0], shown[10], shown[11]]).toEqual(["2025-02-01", "2025-12-01", "2026-01-01"]);
});
