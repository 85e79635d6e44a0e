import { expect, test } from "vitest";
import { liveScoreInWords, toInput, padHeading, padTitle } from "./score-words";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import { liveState, type LiveScore } from "../../../server/sport/scores/live-score.rules";

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

test("a pad says which match it is of, and how far that one has come", () => {
  expect(padHeading({ number: 15, phase: "Final" })).toBe("Jogo 15 · Final");
  expect(padHeading({ number: null, phase: "Rodada 3" })).toBe("Rodada 3");
  expect(padHeading({ number: 7, phase: null })).toBe("Jogo 7");
  expect(padHeading({ number: null, phase: null })).toBe("Placar do jogo");
});

const oneSet: MatchRules = { matchFormat: "ONE_SET", setFormat: "PRO8_TB77" };

const bestOfThree: MatchRules = { matchFormat: "BEST_OF_3_MTB10", setFormat: "SET4_TB33" };

const eight: MatchRules = { matchFormat: "FIXED_GAMES", setFormat: "SET6_TB66", fixedGames: 8 };

const games = (...sets: [number, number][]): LiveScore => sets.map((one) => ({ games: one }));

test.each<[MatchRules, LiveScore, string]>([
  [oneSet, [], "Pro set até 8, tie-break em 7x7"],
  [oneSet, games([7, 7]), "Tie-break até 7"],
  [oneSet, games([8, 2]), ""],
  [bestOfThree, games([4, 1]), "2º set"],
  [bestOfThree, games([4, 1], [0, 4]), "Match tie-break até 10"],
  [eight, games([2, 3]), "5 de 8 games"],
  [eight, games([4, 4]), "8 games jogados"],
  [{ ...eight, someoneGoesOn: true }, games([4, 4]), "Game decisivo"],
  [{ ...eight, someoneGoesOn: true }, games([5, 4]), "9 games jogados"],
  [{ matchFormat: "TIMED", setFormat: "SET6_TB66" }, games([9, 3]), "Por tempo"],
])("%j at %j says %s", (rules, score, title) => {
  expect(padTitle(rules, liveState(rules, score))).toBe(title);
});
