import { expect, test } from "vitest";
import { estimatesOf, isLate, type LiveSchedule } from "./live-schedule.rules";
import { liveEvent } from "../../../tests/support/live-event";
import { nextForCourt } from "./next-match.rules";

const starts = (given: LiveSchedule, now: number) =>
  Object.fromEntries([...estimatesOf(given, now)].map(([id, { startsAt }]) => [id, startsAt]));

test("while everything keeps to the plan, the estimates are the plan", () => {
  expect(starts(liveEvent(), 0)).toEqual({ 1: 0, 2: 0, 3: 70, 4: 140, 5: 40 });
});

test("a match that started late pushes its court and its athletes, and they push what follows", () => {
  const late = liveEvent({ 2: { startedAt: 30 } });
  expect(starts(late, 30)).toMatchObject({ 2: 30, 5: 70, 3: 100, 4: 140 });
  expect(estimatesOf(late, 30).get("3")?.delayMinutes).toBe(30);
});

test("a match that takes longer than planned ends now at the earliest", () => {
  expect(starts(liveEvent({ 1: { startedAt: 0 }, 2: { startedAt: 0 } }), 60)).toMatchObject({ 5: 60, 3: 90 });
});

test("a match that is over has no estimate, and one that was early pulls nothing before its time", () => {
  const early = liveEvent({ 1: { startedAt: 0, endedAt: 20 }, 2: { startedAt: 0, endedAt: 20 } });
  expect(starts(early, 20)).toEqual({ 3: 70, 4: 140, 5: 40 });
});

test("an estimate waits for the class on its court", () => {
  const occupations = [{ courtId: "q2", kind: "CLASS" as const, startsAt: 60, endsAt: 120 }];
  expect(starts(liveEvent({ 2: { startedAt: 10 } }, { occupations }), 10)[5]).toBe(120);
});

test("a match is late when its start has passed and it is not being played", () => {
  const planned = { matchId: "1", courtId: "q1", startsAt: 10, endsAt: 50 };
  const waiting = { planned, calledAt: null, startedAt: null, endedAt: null };
  expect(isLate(waiting, 10)).toBe(false);
  expect(isLate(waiting, 11)).toBe(true);
  expect(isLate({ ...waiting, startedAt: 12 }, 13)).toBe(false);
  expect(isLate({ ...waiting, planned: null }, 11)).toBe(false);
});

test("the next match is the one planned earliest that can be played, here rather than elsewhere", () => {
  expect(nextForCourt(liveEvent(), "q2", 0).ready).toEqual(["2", "1", "5", "3"]);
});

test("athletes are not called while they play or rest, or while a side of the match is unknown", () => {
  const playing = liveEvent({ 1: { startedAt: 0 }, 2: { startedAt: 0, endedAt: 35 } });
  expect(nextForCourt(playing, "q2", 40)).toEqual({
    ready: ["5"],
    waiting: [
      { matchId: "3", reason: "Ana está em quadra no Jogo 1.", hard: true },
      { matchId: "4", reason: "Aguarda o fim do Jogo 1.", hard: true },
    ],
    courtBusy: null,
  });
  const resting = liveEvent({ 1: { endedAt: 10 }, 2: { endedAt: 35 } });
  expect(nextForCourt(resting, "q2", 45).waiting).toEqual([
    { matchId: "3", reason: "Caio descansa até 01:05.", hard: false },
    { matchId: "4", reason: "Aguarda a definição das duplas.", hard: true },
  ]);
  expect(nextForCourt(resting, "q2", 65).ready).toEqual(["5", "3"]);
});

test("a court with a match or a class takes none, and says until when", () => {
  expect(nextForCourt(liveEvent({ 1: { calledAt: 0 } }), "q1", 5)).toMatchObject({
    ready: [],
    courtBusy: "Quadra 1 está com o Jogo 1.",
  });
  const occupations = [{ courtId: "q1", kind: "CLASS" as const, startsAt: 30, endsAt: 90 }];
  expect(nextForCourt(liveEvent({}, { occupations }), "q1", 45).courtBusy).toBe(
    "Quadra 1 está ocupada até 01:30.",
  );
  expect(nextForCourt(liveEvent({}, { occupations }), "q1", 0).waiting[0]?.reason).toBe(
    "A quadra só está livre até 00:30.",
  );
});

test("who is absent or planned elsewhere is not called", () => {
  const unavailabilities = [{ athleteId: "a", startsAt: 0, endsAt: 90 }];
  expect(nextForCourt(liveEvent({}, { unavailabilities }), "q1", 0).waiting).toContainEqual({
    matchId: "1",
    reason: "Ana está indisponível até 01:30.",
    hard: false,
  });
  expect(nextForCourt(liveEvent(), "q3", 0).waiting).toContainEqual({
    matchId: "1",
    reason: "Está programado para outro local.",
    hard: false,
  });
});

test("what is planned for another day is not called today, and a court that is closed calls nothing by itself", () => {
  const day = 24 * 60;
  const tomorrow = { matchId: "1", courtId: "q1", startsAt: day + 60, endsAt: day + 100 };
  const event = liveEvent({ 1: { planned: tomorrow } });
  expect(nextForCourt(event, "q1", 60).waiting).toContainEqual({
    matchId: "1",
    reason: "Está programado para 02/01.",
    hard: false,
  });
  expect(nextForCourt(event, "q1", day + 30).ready).toContain("1");

  const windows = [{ courtId: "q1", startsAt: 60, endsAt: 600 }];
  expect(nextForCourt(liveEvent({}, { windows }), "q1", 30)).toMatchObject({
    ready: [],
    waiting: expect.arrayContaining([
      { matchId: "1", reason: "A quadra não recebe jogos neste horário.", hard: false },
    ]),
  });
  expect(nextForCourt(liveEvent({}, { windows }), "q1", 60).ready).toContain("1");
});
