import { expect, test } from "vitest";
import { currentRound, inPlayingOrder, roundState } from "./RoundCard";

const round = (number: number, ...statuses: ("SCHEDULED" | "PLAYED" | "CANCELLED")[]) => ({
  number,
  matches: statuses.map((status) => ({ status })),
});

test("the current round is the first with a match to play", () => {
  const rounds = [round(1, "PLAYED", "PLAYED"), round(2, "PLAYED", "SCHEDULED"), round(3, "SCHEDULED")];
  expect(currentRound(rounds)).toBe(2);
  expect(rounds.map((one) => roundState(one, 2))).toEqual(["over", "current", "next"]);
});

test("once all is played or cancelled no round is current", () => {
  const rounds = [round(1, "PLAYED", "CANCELLED"), round(2, "CANCELLED", "CANCELLED")];
  expect(currentRound(rounds)).toBeNull();
  expect(rounds.map((one) => roundState(one, null))).toEqual(["over", "cancelled"]);
});

test("what is being played comes first, what was played comes last", () => {
  const rounds = [round(1, "PLAYED"), round(2, "PLAYED"), round(3, "SCHEDULED"), round(4, "SCHEDULED")];
  expect(inPlayingOrder(rounds, 3).map(({ number }) => number)).toEqual([3, 4, 2, 1]);
  expect(inPlayingOrder(rounds.slice(0, 2), null).map(({ number }) => number)).toEqual([1, 2]);
});
