import { expect, test } from "vitest";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import {
  emptyEntry,
  entryProblems,
  type ScoreEntry,
  toResult,
  typeInSet,
  writtenResult,
} from "../matches/score-entry";
import { entryOfSet, setRows, setsOf } from "./several-sets";

const rules: MatchRules = { matchFormat: "BEST_OF_3_MTB10", setFormat: "SET6_TB66" };

const typed = (...sets: [string, string][]): ScoreEntry =>
  sets.reduce(
    (entry, [first, second], index) =>
      typeInSet(typeInSet(entry, index, "games", "1", first), index, "games", "2", second),
    emptyEntry,
  );
const legends = (entry: ScoreEntry) => setRows(entry.sets, rules).map(({ legend }) => legend);

test("two sets at first, and the match tie-break once each side has won one", () => {
  expect(legends(emptyEntry)).toEqual(["Set 1", "Set 2"]);
  expect(legends(typed(["6", "4"], ["6", "3"]))).toEqual(["Set 1", "Set 2"]);
  expect(legends(typed(["6", "4"], ["3", "6"]))).toEqual([
    "Set 1",
    "Set 2",
    "Match tie-break até 10 (pontos)",
  ]);
});

test("a match tie-break is sent as one game with its points", () => {
  const entry = typed(["6", "4"], ["3", "6"], ["8", "10"]);
  expect(entryProblems(entry, rules)).toEqual({});
  expect(toResult(entry, rules)).toEqual({
    outcome: "COMPLETED",
    absentOrRetiredSide: null,
    sets: [
      { games: [6, 4], tieBreak: null },
      { games: [3, 6], tieBreak: null },
      { games: [0, 1], tieBreak: [8, 10] },
    ],
  });
  expect(setsOf(entry.sets, rules).map(entryOfSet)).toEqual(entry.sets);
});

test("what is wrong stands beside its set", () => {
  expect(entryProblems(typed(["6", "4"], ["6", "5"]), rules).sets?.[1]?.games).toContain("Set 2: Placar 6x5");
  expect(entryProblems(typed(["6", "4"], ["6", ""]), rules).sets?.[1]?.games).toBe(
    "Informe os games das duas duplas.",
  );
  expect(entryProblems(emptyEntry, rules).sets?.[0]?.games).toBeDefined();
  expect(entryProblems(typed(["6", "4"]), rules).general).toContain("ainda não está decidido");
});

test("only a set that had a tie-break asks for its points", () => {
  const [first, second] = setRows(typed(["7", "6"], ["6", "4"]).sets, rules);
  expect([first?.takesTieBreak, second?.takesTieBreak]).toEqual([true, false]);
});

test("a retirement within the second set is written to its end", () => {
  const entry: ScoreEntry = { ...typed(["6", "2"], ["2", "1"]), mode: "RETIREMENT", retired: "2" };
  expect(entryProblems(entry, rules)).toEqual({});
  expect(writtenResult(entry, rules)?.sets.map(({ games }) => games)).toEqual([
    [6, 2],
    [6, 1],
  ]);
});

test("fixed games and time take two numbers", () => {
  const fixed: MatchRules = { matchFormat: "FIXED_GAMES", setFormat: "SET6_TB66", fixedGames: 8 };
  const entry: ScoreEntry = { ...emptyEntry, games: ["4", "4"] };
  expect(entryProblems(entry, fixed)).toEqual({});
  expect(toResult(entry, fixed)).toMatchObject({ outcome: "COMPLETED", games: [4, 4], tieBreak: null });
  expect(entryProblems(entry, { ...fixed, someoneGoesOn: true }).games).toContain("alguém precisa avançar");
  expect(entryProblems({ ...entry, games: ["5", "4"] }, fixed).games).toContain("são sempre 8 games");
});
