import { expect, test } from "vitest";
import { liveScoreInWords, toInput } from "./score-words";

test("a match before its first game is at 0x0", () => {
  expect(liveScoreInWords([])).toBe("0x0");
  expect(liveScoreInWords([{ games: [6, 4] }, { games: [3, 2] }])).toBe("6x4 3x2");
});

test("a score as it is sent", () => {
  expect(toInput([{ games: [6, 6], tiebreak: [2, 1] }, { games: [1, 0] }])).toEqual([
    { games: [6, 6], tieBreak: [2, 1] },
    { games: [1, 0], tieBreak: null },
  ]);
});
