import { expect, test } from "vitest";
import { scoreInWords } from "./score.rules";

test.each([
  ["no set", [], ""],
  ["sets", [{ games: [6, 4] }, { games: [3, 2] }], "6x4 3x2"],
  ["a tie-break", [{ games: [7, 6], tiebreak: [7, 5] }], "7x6 (7x5)"],
  ["a tie-break under way", [{ games: [6, 6], tiebreak: [2, 1] }], "6x6 (2x1)"],
  [
    "a match tie-break",
    [{ games: [6, 4] }, { games: [4, 6] }, { games: [1, 0], tiebreak: [10, 8] }],
    "6x4 4x6 10x8",
  ],
  ["a match tie-break under way", [{ games: [0, 0], tiebreak: [3, 2] }], "3x2"],
] as const)("writes %s", (_what, sets, text) => {
  expect(scoreInWords(sets)).toBe(text);
});
