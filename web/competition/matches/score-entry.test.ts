import { expect, test } from "vitest";
import { legalResults, type MatchRules } from "../../../server/sport/scores/match-format.rules";
import type { MatchInWords } from "../public/competition-words";
import {
  chooseScore,
  chooseWinner,
  chosenScore,
  emptyEntry,
  entryFromMatch,
  entryProblems,
  takesTieBreak,
  toResult,
  typeGames,
  typeTieBreak,
  writtenResult,
} from "./score-entry";

const rules: MatchRules = { matchFormat: "ONE_SET", setFormat: "SET6_TB66" };
const legal = legalResults(rules.setFormat).map(({ winner, loser, tiebreak }) => ({
  winnerGames: winner,
  loserGames: loser,
  tieBreak: tiebreak,
}));
const score = (winnerGames: number, loserGames: number) => {
  const found = legal.find((one) => one.winnerGames === winnerGames && one.loserGames === loserGames);
  if (!found) throw new Error("not a legal score");
  return found;
};

test("two taps make a result, whichever side won", () => {
  for (const one of legal) {
    for (const winner of ["1", "2"] as const) {
      const entry = chooseScore(chooseWinner(emptyEntry, winner), one);
      expect(entryProblems(entry, rules)).toEqual({});
      expect(chosenScore(entry, legal)).toBe(one);
      const games = winner === "1" ? [one.winnerGames, one.loserGames] : [one.loserGames, one.winnerGames];
      expect(toResult(entry, rules)).toEqual({
        outcome: "COMPLETED",
        games,
        tieBreak: null,
        absentOrRetiredSide: null,
      });
    }
  }
});

test("changing the winner keeps the score and turns it round", () => {
  const entry = chooseWinner(chooseScore(chooseWinner(emptyEntry, "1"), score(6, 4)), "2");
  expect(entry.games).toEqual(["4", "6"]);
});

test("typing decides the winner, and only digits count", () => {
  const entry = typeGames(typeGames(emptyEntry, "1", "4"), "2", "6x");
  expect(entry.winner).toBe("2");
  expect(chosenScore(entry, legal)).toBe(score(6, 4));
});

test("an impossible score is refused in words that say what is possible", () => {
  const entry = typeGames(typeGames(emptyEntry, "1", "6"), "2", "5");
  expect(entryProblems(entry, rules).games).toContain("7x5");
});

test("a tie-break's points are optional, but must fit", () => {
  const entry = chooseScore(chooseWinner(emptyEntry, "1"), score(7, 6));
  expect(takesTieBreak(entry, rules.setFormat, legal)).toBe(true);
  const half = typeTieBreak(entry, "1", "7");
  expect(entryProblems(half, rules).tieBreak).toBeDefined();
  expect(entryProblems(typeTieBreak(half, "2", "6"), rules).tieBreak).toContain("Tie-break");
  expect(entryProblems(typeTieBreak(half, "2", "5"), rules)).toEqual({});
});

test("another score forgets the tie-break's points", () => {
  const entry = typeTieBreak(chooseScore(chooseWinner(emptyEntry, "1"), score(7, 6)), "1", "7");
  expect(chooseScore(entry, score(6, 0)).tieBreak).toEqual(["", ""]);
});

test("a walkover asks only who was absent", () => {
  const entry = { ...emptyEntry, mode: "WALKOVER" } as const;
  expect(entryProblems(entry, rules).absent).toBeDefined();
  expect(writtenResult({ ...entry, absent: "1" }, rules)?.sets).toEqual([
    { games: [0, 6], played: { games: [0, 0] } },
  ]);
  expect(toResult({ ...entry, absent: "2" }, rules)).toMatchObject({
    outcome: "WALKOVER",
    absentOrRetiredSide: 2,
  });
  expect(toResult({ ...entry, absent: "both" }, rules)).toMatchObject({
    outcome: "DOUBLE_WALKOVER",
    absentOrRetiredSide: null,
  });
});

test("a retirement gives the missing games to who stayed", () => {
  const entry = { ...emptyEntry, mode: "RETIREMENT", retired: "1", games: ["2", "1"] } as const;
  expect(writtenResult(entry, rules)?.sets).toMatchObject([{ games: [2, 6], played: { games: [2, 1] } }]);
  expect(entryProblems({ ...entry, games: ["6", "1"] }, rules).games).toContain("já terminou");
});

test("correcting begins with the present result", () => {
  const sides = [
    { athletes: [], isWinner: false },
    { athletes: [], isWinner: true },
  ];
  const match = (outcome: MatchInWords["outcome"]): MatchInWords => ({
    status: "PLAYED",
    outcome,
    sides,
    sets: [{ games: [4, 6] }],
  });
  expect(entryFromMatch(match("COMPLETED"))).toMatchObject({ winner: "2", games: ["4", "6"] });
  expect(entryFromMatch(match("WALKOVER"))).toMatchObject({ mode: "WALKOVER", absent: "1" });
  expect(entryFromMatch(match("DOUBLE_WALKOVER")).absent).toBe("both");
  expect(entryFromMatch(match("RETIREMENT"))).toMatchObject({ mode: "RETIREMENT", retired: "1" });
  expect(entryFromMatch(match(null))).toBe(emptyEntry);
});
