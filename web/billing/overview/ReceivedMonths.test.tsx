import { expect, test } from "vitest";
import { byMonth, byService } from "./MoneyOverview";

const rows = [
  { month: "2026-09-01", service: "CLASS", receivedInCents: 300_00 },
  { month: "2026-11-01", service: "CLASS", receivedInCents: 200_00 },
  { month: "2026-11-01", service: "RENTAL", receivedInCents: 90_00 },
  { month: "2026-11-01", service: "DAY_USE", receivedInCents: -40_00 },
] as const;

test("every month is there, also the one that brought nothing, and services are summed", () => {
  expect(byMonth(rows, "2026-11-01", 3)).toEqual([
    { month: "2026-09-01", cents: 300_00 },
    { month: "2026-10-01", cents: 0 },
    { month: "2026-11-01", cents: 250_00 },
  ]);
});

test("services stand by what they brought; one that gave back more than it took is there too", () => {
  expect(byService(rows)).toEqual([
    { service: "CLASS", cents: 500_00 },
    { service: "RENTAL", cents: 90_00 },
    { service: "DAY_USE", cents: -40_00 },
  ]);
  expect(byService([])).toEqual([]);
});
