import { expect, test } from "vitest";
import { liveEvent } from "../../../tests/support/live-event";
import { estimatesOf, type LiveSchedule, nextFreeCourt } from "./live-schedule.rules";

const nextFree = (event: LiveSchedule, now: number, courtIds = ["q1", "q2"]) =>
  nextFreeCourt(event, estimatesOf(event, now), courtIds, now);

test("a court without a match is free now; else the one whose match ends first", () => {
  expect(nextFree(liveEvent({ 1: { startedAt: 0 } }), 10)).toEqual({ courtId: "q2", at: 10 });
  expect(nextFree(liveEvent({ 1: { startedAt: 20 }, 2: { startedAt: 5 } }), 25)).toEqual({
    courtId: "q2",
    at: 45,
  });
});

test("a class and closing hours put it off", () => {
  const playing = { 1: { startedAt: 0 }, 2: { startedAt: 10 } };
  const occupations = [{ courtId: "q1", kind: "CLASS" as const, startsAt: 30, endsAt: 120 }];
  expect(nextFree(liveEvent(playing, { occupations }), 20)).toEqual({ courtId: "q2", at: 50 });
  const windows = [
    { courtId: "q1", startsAt: 0, endsAt: 30 },
    { courtId: "q1", startsAt: 300, endsAt: 400 },
  ];
  expect(nextFree(liveEvent(playing, { windows }), 20, ["q1"])).toEqual({ courtId: "q1", at: 300 });
  expect(nextFree(liveEvent(playing, { windows: windows.slice(0, 1) }), 20, ["q1"])).toBeNull();
});

test("when no match waits there is no next free court", () => {
  const over = Object.fromEntries(["1", "2", "3", "4", "5"].map((id) => [id, { endedAt: 0 }]));
  expect(nextFree(liveEvent(over), 10)).toBeNull();
});
