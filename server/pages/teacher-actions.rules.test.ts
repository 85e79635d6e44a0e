import { expect, test } from "vitest";
import { attendanceDueOn, priorityOn } from "./teacher-actions.rules";

test.each([
  ["2026-11-26", "HIGH"],
  ["2026-11-27", "HIGH"],
  ["2026-11-28", "MEDIUM"],
  ["2026-12-04", "MEDIUM"],
  ["2026-12-05", "LOW"],
  ["2026-12-27", "LOW"],
])("an action due on %s has priority %s on 27 November", (dueOn, priority) => {
  expect(priorityOn(dueOn, "2026-11-27")).toBe(priority);
});

test("attendance is due on the day after the class, also over the end of a month", () => {
  expect(attendanceDueOn("2026-11-30")).toBe("2026-12-01");
});
