import { expect, test } from "vitest";
import { planStandingOn } from "./plan-standing.rules";

const plan = { startsOn: "2026-03-10", endsOn: "2026-11-20", pausedMonths: ["2026-07-01"] };

test.each([
  ["2026-03-09", "NOT_BEGUN"],
  ["2026-03-10", "RUNNING"],
  ["2026-07-31", "PAUSED"],
  ["2026-08-01", "RUNNING"],
  ["2026-11-20", "RUNNING"],
  ["2026-11-21", "ENDED"],
])("on %s it is %s", (today, standing) => expect(planStandingOn(plan, today)).toBe(standing));

test("without an end it goes on", () => {
  expect(planStandingOn({ ...plan, endsOn: null }, "2036-01-01")).toBe("RUNNING");
});
