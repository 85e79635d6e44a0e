import { expect, test } from "vitest";
import { roundInPlay } from "./round-in-play";

const over = { number: 1, statuses: ["PLAYED", "PLAYED"] } as const;

test("one looks for the first round with a match to play, also while it is played", () => {
  expect(roundInPlay([over, { number: 2, statuses: ["PLAYED", "IN_PROGRESS"] }])).toBe(2);
  expect(roundInPlay([{ number: 1, statuses: ["CALLED"] }, over])).toBe(1);
});

test("once all is over, for the last one", () => {
  expect(roundInPlay([over, { number: 2, statuses: ["PLAYED"] }])).toBe(2);
  expect(roundInPlay([])).toBe(1);
});
