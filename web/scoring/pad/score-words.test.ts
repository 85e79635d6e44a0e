import { expect, test } from "vitest";
import { scoreInWords, toInput } from "./score-words";

test("a score as people write it", () => {
  expect(scoreInWords([])).toBe("0x0");
  expect(scoreInWords([{ games: [6, 4] }, { games: [3, 2] }])).toBe("6x4 3x2");
  expect(scoreInWords([{ games: [7, 6], tiebreak: [7, 5] }])).toBe("7x6 (7-5)");
  expect(scoreInWords([{ games: [6, 4] }, { games: [4, 6] }, { games: [1, 0], tiebreak: [10, 8] }])).toBe(
    "6x4 4x6 10x8",
  );
});

test("a score as it is sent", () => {
  expect(toInput([{ games: [6, 6], tiebreak: [2, 1] }, { games: [1, 0] }])).toEqual([
    { games: [6, 6], tieBreak: [2, 1] },
    { games: [1, 0], tieBreak: null },
  ]);
});
