import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchFormatNames, type MatchRules, setFormatNames } from "./match-format.rules";
import { matchWinner, validateMatchScore } from "./match-score.rules";
import { walkoverScore } from "./match-outcome.rules";
import { opponentOf, playedSets, type SetScore, type Side } from "./score.rules";

const anyRules: fc.Arbitrary<MatchRules> = fc.record({
  matchFormat: fc.constantFrom(...matchFormatNames),
  setFormat: fc.constantFrom(...setFormatNames),
  fixedGames: fc.integer({ min: 1, max: 20 }),
  goldenPoint: fc.boolean(),
});
const anySide = fc.constantFrom<Side>(0, 1);

const gamesOf = (sets: readonly SetScore[]) => sets.map(({ games }) => games.join("-")).join(" ");

describe("walkover", () => {
  test.each<[MatchRules, string]>([
    [{ matchFormat: "ONE_SET", setFormat: "SET6_TB66" }, "6-0"],
    [{ matchFormat: "ONE_SET", setFormat: "SET4_TB33" }, "4-0"],
    [{ matchFormat: "BEST_OF_3_MTB10", setFormat: "SET6_TB66" }, "6-0 6-0"],
    [{ matchFormat: "FIXED_GAMES", setFormat: "SET6_TB66", fixedGames: 8 }, "8-0"],
    [{ matchFormat: "TIMED", setFormat: "SET6_TB66" }, ""],
  ])("%j is %s", (rules, score) => {
    expect(gamesOf(walkoverScore(rules, 0))).toBe(score);
  });

  test("has nothing that was played", () => {
    expect(playedSets(walkoverScore({ matchFormat: "BEST_OF_3", setFormat: "SET6_TB66" }, 0))).toEqual([]);
  });

  test("is a possible score won by the side that came", () => {
    fc.assert(
      fc.property(anyRules, anySide, (rules, winner) => {
        const sets = walkoverScore(rules, winner);
        if (rules.matchFormat === "TIMED") return;
        expect(validateMatchScore(rules, sets)).toBeNull();
        expect(matchWinner(sets)).toBe(winner);
        expect(sets.every(({ games }) => games[opponentOf(winner)] === 0)).toBe(true);
      }),
    );
  });
});
