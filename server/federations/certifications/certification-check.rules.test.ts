import { expect, test } from "vitest";
import { mayRemind, nextReminderDay } from "./certification-check.rules";

const ending = { state: "EXPIRING", reachable: true, remindedAt: null } as const;

test("who has an account is reminded of what ends or has ended", () => {
  expect(mayRemind(ending, "2026-11-27")).toBe(true);
  expect(mayRemind({ ...ending, state: "EXPIRED" }, "2026-11-27")).toBe(true);
  expect(mayRemind({ ...ending, state: "VALID" }, "2026-11-27")).toBe(false);
  expect(mayRemind({ ...ending, reachable: false }, "2026-11-27")).toBe(false);
});

test("the next reminder is seven days later, by the days in Brasília", () => {
  // 23:30 on the 20th in Brasília.
  const remindedAt = new Date("2026-11-21T02:30:00Z");
  expect(nextReminderDay(remindedAt)).toBe("2026-11-27");
  expect(nextReminderDay(null)).toBeNull();
  expect(mayRemind({ ...ending, remindedAt }, "2026-11-26")).toBe(false);
  expect(mayRemind({ ...ending, remindedAt }, "2026-11-27")).toBe(true);
});
