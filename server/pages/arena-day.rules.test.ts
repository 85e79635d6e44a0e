import { expect, test } from "vitest";
import { overdueOf } from "./arena-day.rules";

test("what falls due on a Saturday is not overdue before Tuesday", () => {
  const open = [
    { dueOn: "2026-11-21", openInCents: 50_00, count: 1 },
    { dueOn: "2026-11-18", openInCents: 30_00, count: 2 },
  ];
  expect(overdueOf(open, "2026-11-23")).toEqual({ inCents: 30_00, count: 2 });
  expect(overdueOf(open, "2026-11-24")).toEqual({ inCents: 80_00, count: 3 });
});
