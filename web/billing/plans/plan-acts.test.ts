import { expect, test } from "vitest";
import { actsOnPlan } from "./plan-columns";

const plan = { startsOn: "2026-03-01", endsOn: "2026-11-20", pausedMonths: [] };

test("a plan takes all until its last day, and nothing after it", () => {
  expect(actsOnPlan(plan, "2026-11-20")).toEqual(["price", "pause", "end"]);
  expect(actsOnPlan(plan, "2026-11-21")).toEqual([]);
});
