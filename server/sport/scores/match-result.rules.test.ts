import { describe, expect, test } from "vitest";
import type { MatchRules } from "./match-format.rules";
import { matchResultSchema, pathOfProblem, settleResult, type MatchResult } from "./match-result.rules";

const oneSet: MatchRules = { matchFormat: "ONE_SET", setFormat: "SET6_TB66" };
const bestOf3: MatchRules = { matchFormat: "BEST_OF_3_MTB10", setFormat: "SET6_TB66" };
const eightGames: MatchRules = { matchFormat: "FIXED_GAMES", setFormat: "SET6_TB66", fixedGames: 8 };

const typed = (result: object): MatchResult => matchResultSchema.parse({ outcome: "COMPLETED", ...result });
const settle = (rules: MatchRules, result: object) => settleResult(rules, typed(result));

describe("settleResult", () => {
  test("takes several sets, the match tie-break as one game", () => {
    const sets = [
      { games: [6, 4] },
      { games: [6, 7], tieBreak: [5, 7] },
      { games: [1, 0], tieBreak: [10, 8] },
    ];
    expect(settle(bestOf3, { sets })).toEqual({
      outcome: "COMPLETED",
      winner: 0,
      sets: [
        { games: [6, 4], tiebreak: null },
        { games: [6, 7], tiebreak: [5, 7] },
        { games: [1, 0], tiebreak: [10, 8] },
      ],
    });
  });

  test("takes one set without the list", () => {
    expect(settle(oneSet, { games: [7, 6], tieBreak: [7, 5] })).toEqual(
      settle(oneSet, { sets: [{ games: [7, 6], tieBreak: [7, 5] }] }),
    );
  });

  test("says which set cannot be", () => {
    const result = typed({ sets: [{ games: [6, 4] }, { games: [6, 5] }] });
    const problem = settleResult(bestOf3, result);
    expect(problem).toMatchObject({ setIndex: 1 });
    if ("message" in problem) expect(pathOfProblem(result, problem)).toEqual(["sets", "1", "games"]);
  });

  test("writes a retirement in the second set to its end", () => {
    const result = settle(bestOf3, {
      outcome: "RETIREMENT",
      sets: [{ games: [6, 2] }, { games: [2, 1] }],
      absentOrRetiredSide: 2,
    });
    expect(result).toMatchObject({ winner: 0, sets: [{ games: [6, 2] }, { games: [6, 1] }] });
  });

  test("fixed games may end in a draw in a group; where a winner must advance, one more game decides", () => {
    expect(settle(eightGames, { games: [4, 4] })).toMatchObject({ winner: null });
    const knockout = { ...eightGames, someoneGoesOn: true };
    expect(settle(knockout, { games: [4, 4] })).toMatchObject({
      message:
        "Empate em 4x4 não é possível: nesta fase alguém precisa avançar. Registre quem venceu o game decisivo.",
    });
    expect(settle(knockout, { games: [4, 5] })).toMatchObject({ winner: 1 });
    expect(settle(eightGames, { games: [4, 5] })).toHaveProperty("message");
  });
});

test("a fourth set, or a completed match without any, is refused", () => {
  const set = { games: [6, 4] };
  expect(matchResultSchema.safeParse({ outcome: "COMPLETED", sets: [set, set, set, set] }).success).toBe(
    false,
  );
  expect(matchResultSchema.safeParse({ outcome: "COMPLETED" }).success).toBe(false);
  expect(settle(bestOf3, { sets: [] })).toHaveProperty("message");
});
