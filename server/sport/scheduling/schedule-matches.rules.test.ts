import { expect, test } from "vitest";
import {
  bigEvent,
  courtsAndDays,
  drawnCategory,
  pairsFrom,
  settingOf,
} from "../../../tests/support/schedule-events";
import { conflictsOf } from "./schedule-conflicts.rules";
import { scheduleMatches } from "./schedule-matches.rules";

const options = { kept: [], notBefore: 0, slotMinutes: 5 };
test("200 matches find a place on 6 courts, and the courts hardly rest until the last ball", () => {
  const setting = bigEvent();
  const { placed, unplaced } = scheduleMatches(setting, options);
  expect(setting.matches).toHaveLength(200);
  expect(unplaced).toEqual([]);
  expect(conflictsOf(setting, placed)).toEqual([]);
  const end = Math.max(...placed.map(({ endsAt }) => endsAt));
  const open = setting.windows.reduce(
    (sum, { startsAt, endsAt }) => sum + Math.max(0, Math.min(endsAt, end) - startsAt),
    0,
  );
  expect((200 * 40) / open).toBeGreaterThan(0.85);
});

test("a group plays in parallel rounds where there are courts", () => {
  const group = drawnCategory("A", pairsFrom(0, 4).slice(0, 4));
  const setting = settingOf([group], courtsAndDays(2, 1, 10));
  const starts = scheduleMatches(setting, options).placed.map(({ startsAt }) => startsAt - 11 * 60);
  expect(starts).toEqual([0, 0, 70, 70, 140, 140, 210]);
});

test("a court that is hardly wide enough takes all: what was left over gets a place by moving others", () => {
  // 22 matches of 30 minutes in 720 minutes, and 60 minutes of rest; placed one after the other, one is left over.
  const setting = settingOf(
    [drawnCategory("A", pairsFrom(0, 8)), drawnCategory("B", pairsFrom(16, 4))],
    { ...courtsAndDays(1, 1, 12), minRestMinutes: 60 },
    30,
  );
  expect(setting.matches).toHaveLength(22);
  const { placed, unplaced } = scheduleMatches(setting, options);
  expect(unplaced).toEqual([]);
  expect(placed).toHaveLength(22);
  expect(conflictsOf(setting, placed)).toEqual([]);
});
