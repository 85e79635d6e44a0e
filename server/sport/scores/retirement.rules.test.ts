import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchFormatNames, type MatchRules, setFormatNames, setFormats } from "./match-format.rules";
import { matchWinner, validateMatchScore } from "./match-score.rules";
import { completeRetirement } from "./match-result.rules";
import {
  opponentOf,
  playedSets,
  type Points,
  scoreWithAwarded,
  type SetScore,
  type Side,
} from "./score.rules";

const set = (first: number, second: number, tiebreak?: Points): SetScore =>
  tiebreak ? { games: [first, second], tiebreak } : { games: [first, second] };
const oneSet: MatchRules = { matchFormat: "ONE_SET", setFormat: "SET6_TB66" };
const bestOf3: MatchRules = { matchFormat: "BEST_OF_3_MTB10", setFormat: "SET6_TB66" };
const eightGames: MatchRules = { matchFormat: "FIXED_GAMES", setFormat: "SET6_TB66", fixedGames: 8 };
const onTime: MatchRules = { matchFormat: "TIMED", setFormat: "SET6_TB66" };

const anyRules: fc.Arbitrary<MatchRules> = fc.record({
  matchFormat: fc.constantFrom(...matchFormatNames),
  setFormat: fc.constantFrom(...setFormatNames),
  fixedGames: fc.integer({ min: 1, max: 20 }),
  goldenPoint: fc.boolean(),
});
const anySide = fc.constantFrom<Side>(0, 1);

/** A match played game by game and stopped after some of them; independent of the rules under test. */
function playUntilStopped(rules: MatchRules, rallies: readonly Side[]): SetScore[] {
  const { games: target, tiebreakAt, tiebreakTo } = setFormats[rules.setFormat];
  const matchTiebreakTo =
    rules.matchFormat === "BEST_OF_3_MTB10" ? 10 : rules.matchFormat === "BEST_OF_3_MTB7" ? 7 : null;
  const setsToWin = rules.matchFormat === "ONE_SET" ? 1 : 2;
  const won: [number, number] = [0, 0];
  const sets: { games: [number, number]; tiebreak: [number, number] | null }[] = [];
  let current: (typeof sets)[number] | undefined;
  for (const side of rallies) {
    if (Math.max(...won) === setsToWin) break;
    if (!current) sets.push((current = { games: [0, 0], tiebreak: null }));
    const isMatchTiebreak = matchTiebreakTo !== null && won[0] === 1 && won[1] === 1;
    if (isMatchTiebreak || current.games.every((games) => games === tiebreakAt)) {
      const points: [number, number] = (current.tiebreak ??= [0, 0]);
      points[side] += 1;
      const goal = isMatchTiebreak ? matchTiebreakTo : tiebreakTo;
      if (points[side] < goal || points[side] - points[opponentOf(side)] < 2) continue;
      current.games[side] += 1;
    } else {
      current.games[side] += 1;
      const lead = current.games[side] - current.games[opponentOf(side)];
      const reached = current.games[side] >= target && lead >= 2;
      if (!reached) continue;
    }
    won[side] += 1;
    current = undefined;
  }
  return sets;
}

describe("retirement", () => {
  test.each<[string, MatchRules, SetScore[], Side, SetScore[]]>([
    ["2-1 → 6-1", oneSet, [set(2, 1)], 1, [set(6, 1)]],
    ["1-2 → 6-2", oneSet, [set(1, 2)], 1, [set(6, 2)]],
    ["5-5 → 7-5", oneSet, [set(5, 5)], 1, [set(7, 5)]],
    ["5-6 → 7-6", oneSet, [set(5, 6)], 1, [set(7, 6)]],
    ["5-5 → 6-5", { ...oneSet, setFormat: "SET6_TB55" }, [set(5, 5)], 1, [set(6, 5)]],
    ["6-6 (3-6) → 7-6 (8-6)", oneSet, [set(6, 6, [3, 6])], 1, [set(7, 6, [8, 6])]],
    ["before the first game", { ...oneSet, setFormat: "SET4_TB44" }, [], 0, [set(0, 4)]],
    ["after a lost set", bestOf3, [set(2, 6), set(3, 1)], 1, [set(2, 6), set(6, 1), set(1, 0, [10, 0])]],
    [
      "within the match tie-break",
      bestOf3,
      [set(2, 6), set(6, 1), set(0, 0, [9, 2])],
      0,
      [set(2, 6), set(6, 1), set(0, 1, [9, 11])],
    ],
    [
      "between two sets",
      { ...bestOf3, matchFormat: "BEST_OF_3" },
      [set(6, 1)],
      0,
      [set(6, 1), set(0, 6), set(0, 6)],
    ],
    ["2-3 of 8 games", eightGames, [set(2, 3)], 1, [set(5, 3)]],
    ["nothing is missing on time", onTime, [set(2, 3)], 1, [set(2, 3)]],
    ["level on time with golden point", { ...onTime, goldenPoint: true }, [set(3, 3)], 1, [set(4, 3)]],
  ])("%s", (_name, rules, partial, retired, sets) => {
    const completion = completeRetirement(rules, partial, retired);
    if (!completion.ok) throw new Error(completion.problem.message);
    expect(
      completion.sets.map(({ games, tiebreak }) => (tiebreak ? { games, tiebreak } : { games })),
    ).toEqual(sets);
    const tied = (score: SetScore) => ({ ...score, tiebreak: score.tiebreak ?? null });
    expect(playedSets(completion.sets).map(tied)).toEqual(partial.map(tied));
  });

  test("played and awarded scores are shown separately", () => {
    const completion = completeRetirement(bestOf3, [set(6, 1), set(2, 0)], 0);
    if (!completion.ok) throw new Error(completion.problem.message);
    expect(scoreWithAwarded(completion.sets)).toBe("6x1 2x0 (conta como 6x1 2x6 0x10)");
  });

  test("whenever play stops, the score becomes a possible one that the side that stayed wins", () => {
    const setRules = anyRules.filter(
      ({ matchFormat }) => matchFormat !== "FIXED_GAMES" && matchFormat !== "TIMED",
    );
    fc.assert(
      fc.property(setRules, fc.array(anySide, { maxLength: 60 }), anySide, (rules, rallies, retired) => {
        const partial = playUntilStopped(rules, rallies);
        const completion = completeRetirement(rules, partial, retired);
        if (validateMatchScore(rules, partial) === null) {
          expect(completion.ok).toBe(false);
          return;
        }
        if (!completion.ok) throw new Error(completion.problem.message);
        expect(validateMatchScore(rules, completion.sets)).toBeNull();
        expect(matchWinner(completion.sets)).toBe(opponentOf(retired));
        for (const [index, { games }] of partial.entries()) {
          expect(completion.sets[index]?.games[retired]).toBe(games[retired]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("where only games count, the games of the side that retired stay as they were", () => {
    const gameRules = anyRules.filter(
      ({ matchFormat }) => matchFormat === "FIXED_GAMES" || matchFormat === "TIMED",
    );
    fc.assert(
      fc.property(gameRules, fc.nat(20), fc.nat(20), anySide, (rules, first, second, retired) => {
        const completion = completeRetirement(rules, [{ games: [first, second] }], retired);
        const tooMany = rules.matchFormat === "FIXED_GAMES" && first + second >= (rules.fixedGames ?? 0);
        expect(completion.ok).toBe(!tooMany);
        if (!completion.ok) return;
        expect(validateMatchScore(rules, completion.sets)).toBeNull();
        expect(completion.sets[0]?.games[retired]).toBe([first, second][retired]);
      }),
    );
  });

  test.each<[string, MatchRules, SetScore[], string]>([
    ["a finished match", oneSet, [set(6, 4)], "O jogo já terminou: registre o placar como encerrado."],
    ["an impossible number of games", oneSet, [set(8, 7)], "O placar parcial não é possível. Placar 8x7"],
    [
      "5-3 past the tie-break",
      { ...oneSet, setFormat: "SET4_TB33" },
      [set(5, 3)],
      "O placar parcial não é possível.",
    ],
    ["7-4, which ended at 6-4", oneSet, [set(7, 4)], "O placar parcial não é possível. Placar 7x4"],
    ["half a game", oneSet, [set(1.5, 0)], "O placar parcial não é possível. Informe os games"],
    ["an early tie-break", oneSet, [set(4, 4, [1, 0])], "O placar parcial não é possível."],
    ["a tie-break past its end", oneSet, [set(6, 6, [9, 3])], "O placar parcial não é possível."],
    ["an unfinished first set", bestOf3, [set(4, 4), set(1, 0)], "Set 1: Placar 4x4 não é possível"],
    [
      "a third set after 2-0",
      bestOf3,
      [set(6, 4), set(6, 0), set(1, 0)],
      "O jogo já estava decidido antes do set 3.",
    ],
    [
      "all 8 games",
      eightGames,
      [set(5, 3)],
      "Placar parcial 5x3 não é possível: o jogo termina com 8 games.",
    ],
    ["two scores of games", onTime, [set(5, 3), set(1, 0)], "Este formato tem um único placar de games."],
  ])("refuses %s", (_name, rules, partial, message) => {
    const completion = completeRetirement(rules, partial, 1);
    expect(completion).toMatchObject({ ok: false });
    if (!completion.ok) expect(completion.problem.message.slice(0, message.length)).toBe(message);
  });

  test("never throws, whatever numbers arrive", () => {
    const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -2, max: 12 }));
    const anySet = fc.record({
      games: fc.tuple(anyNumber, anyNumber),
      tiebreak: fc.option(fc.tuple(anyNumber, anyNumber)),
    });
    fc.assert(
      fc.property(anyRules, fc.array(anySet, { maxLength: 4 }), anySide, (rules, partial, retired) => {
        const completion = completeRetirement(rules, partial, retired);
        if (completion.ok) expect(validateMatchScore(rules, completion.sets)).toBeNull();
      }),
    );
  });
});
