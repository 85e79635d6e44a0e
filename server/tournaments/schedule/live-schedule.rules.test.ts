import { expect, test } from "vitest";
import { estimatesOf } from "./estimates.rules";
import { isLate, type LiveSchedule, type MatchProgress } from "./live-schedule.rules";
import { nextForCourt } from "./next-match.rules";
import type { ScheduleMatch, ScheduleSetting } from "./schedule-plan.rules";

const match = (id: string, athleteIds: string[], more: Partial<ScheduleMatch> = {}): ScheduleMatch => ({
  id,
  label: `Jogo ${id}`,
  category: "A",
  athleteIds,
  possibleAthleteIds: [],
  minutes: 40,
  follows: [],
  earliestStart: null,
  ...more,
});

const setting: ScheduleSetting = {
  matches: [
    match("1", ["a", "b"]),
    match("2", ["c", "d"]),
    match("3", ["a", "c"]),
    match("4", [], { possibleAthleteIds: ["a", "b", "c", "d"], follows: ["1", "2"] }),
    match("5", ["e", "f"]),
  ],
  courts: [
    { id: "q1", label: "Quadra 1", venue: "Sol" },
    { id: "q2", label: "Quadra 2", venue: "Sol" },
    { id: "q3", label: "Quadra 3", venue: "Mar" },
  ],
  windows: [],
  occupations: [],
  unavailabilities: [],
  minRestMinutes: 30,
  travelMinutes: 0,
  athleteNames: new Map([
    ["a", "Ana"],
    ["c", "Caio"],
  ]),
  timeZone: "UTC",
};

/** 1 and 2 at 0:00, 3 at 1:10 on court 1, 4 at 2:20 on court 1, 5 at 0:40 on court 2. */
const plan: Record<string, [string, number]> = {
  1: ["q1", 0],
  2: ["q2", 0],
  3: ["q1", 70],
  4: ["q1", 140],
  5: ["q2", 40],
};

function live(
  known: Record<string, Partial<MatchProgress>> = {},
  more: Partial<ScheduleSetting> = {},
): LiveSchedule {
  const progress = new Map(
    Object.entries(plan).map(([matchId, [courtId, startsAt]]): [string, MatchProgress] => [
      matchId,
      {
        matchId,
        planned: { matchId, courtId, startsAt, endsAt: startsAt + 40 },
        calledAt: null,
        startedAt: null,
        endedAt: null,
        ...known[matchId],
      },
    ]),
  );
  return { setting: { ...setting, ...more }, progress };
}
const starts = (given: LiveSchedule, now: number) =>
  Object.fromEntries([...estimatesOf(given, now)].map(([id, { startsAt }]) => [id, startsAt]));

test("while everything keeps to the plan, the estimates are the plan", () => {
  expect(starts(live(), 0)).toEqual({ 1: 0, 2: 0, 3: 70, 4: 140, 5: 40 });
});

test("a match that started late pushes its court and its athletes, and they push what follows", () => {
  const late = live({ 2: { startedAt: 30 } });
  expect(starts(late, 30)).toMatchObject({ 2: 30, 5: 70, 3: 100, 4: 140 });
  expect(estimatesOf(late, 30).get("3")?.delayMinutes).toBe(30);
});

test("a match that takes longer than planned ends now at the earliest", () => {
  expect(starts(live({ 1: { startedAt: 0 }, 2: { startedAt: 0 } }), 60)).toMatchObject({ 5: 60, 3: 90 });
});

test("a match that is over has no estimate, and one that was early pulls nothing before its time", () => {
  const early = live({ 1: { startedAt: 0, endedAt: 20 }, 2: { startedAt: 0, endedAt: 20 } });
  expect(starts(early, 20)).toEqual({ 3: 70, 4: 140, 5: 40 });
});

test("an estimate waits for the class on its court", () => {
  const occupations = [{ courtId: "q2", kind: "CLASS" as const, startsAt: 60, endsAt: 120 }];
  expect(starts(live({ 2: { startedAt: 10 } }, { occupations }), 10)[5]).toBe(120);
});

test("a match is late when its time has passed and nobody plays", () => {
  const planned = { matchId: "1", courtId: "q1", startsAt: 10, endsAt: 50 };
  const waiting = { planned, calledAt: null, startedAt: null, endedAt: null };
  expect(isLate(waiting, 10)).toBe(false);
  expect(isLate(waiting, 11)).toBe(true);
  expect(isLate({ ...waiting, startedAt: 12 }, 13)).toBe(false);
  expect(isLate({ ...waiting, planned: null }, 11)).toBe(false);
});

test("the next match is the one planned earliest that can be played, here rather than elsewhere", () => {
  expect(nextForCourt(live(), "q2", 0).ready).toEqual(["2", "1", "5", "3"]);
});

test("nobody is called from a court, from rest, or before it is known who plays", () => {
  const playing = live({ 1: { startedAt: 0 }, 2: { startedAt: 0, endedAt: 35 } });
  expect(nextForCourt(playing, "q2", 40)).toEqual({
    ready: ["5"],
    waiting: [
      { matchId: "3", reason: "Ana está em quadra no Jogo 1.", hard: true },
      { matchId: "4", reason: "Aguarda o fim do Jogo 1.", hard: true },
    ],
    courtBusy: null,
  });
  const resting = live({ 1: { endedAt: 10 }, 2: { endedAt: 35 } });
  expect(nextForCourt(resting, "q2", 45).waiting).toEqual([
    { matchId: "3", reason: "Caio descansa até 01:05.", hard: false },
    { matchId: "4", reason: "Aguarda a definição das duplas.", hard: true },
  ]);
  expect(nextForCourt(resting, "q2", 65).ready).toEqual(["5", "3"]);
});

test("a court with a match or a class takes none, and says until when", () => {
  expect(nextForCourt(live({ 1: { calledAt: 0 } }), "q1", 5)).toMatchObject({
    ready: [],
    courtBusy: "Quadra 1 está com o Jogo 1.",
  });
  const occupations = [{ courtId: "q1", kind: "CLASS" as const, startsAt: 30, endsAt: 90 }];
  expect(nextForCourt(live({}, { occupations }), "q1", 45).courtBusy).toBe(
    "Quadra 1 está ocupada até 01:30.",
  );
  expect(nextForCourt(live({}, { occupations }), "q1", 0).waiting[0]?.reason).toBe(
    "A quadra só está livre até 00:30.",
  );
});

test("who is absent or planned elsewhere is not called", () => {
  const unavailabilities = [{ athleteId: "a", startsAt: 0, endsAt: 90 }];
  expect(nextForCourt(live({}, { unavailabilities }), "q1", 0).waiting).toContainEqual({
    matchId: "1",
    reason: "Ana está indisponível até 01:30.",
    hard: false,
  });
  expect(nextForCourt(live(), "q3", 0).waiting).toContainEqual({
    matchId: "1",
    reason: "Está programado para outro local.",
    hard: false,
  });
});
