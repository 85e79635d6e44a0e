import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchFormatNames, type MatchRules, setFormatNames } from "./match-format.rules";
import { matchWinner, validateMatchScore } from "./match-score.rules";
import type { Side } from "./score.rules";
import {
  addGame,
  endedBy,
  liveScoreProblem,
  liveState,
  sameScore,
  undo,
  winTieBreak,
  type LiveScore,
} from "./live-score.rules";

const rulesOf = (matchFormat: MatchRules["matchFormat"], more: Partial<MatchRules> = {}): MatchRules => ({
  matchFormat,
  setFormat: "SET6_TB66",
  ...more,
});

const anyRules: fc.Arbitrary<MatchRules> = fc.record({
  matchFormat: fc.constantFrom(...matchFormatNames),
  setFormat: fc.constantFrom(...setFormatNames),
  fixedGames: fc.integer({ min: 1, max: 15 }),
  goldenPoint: fc.boolean(),
  someoneGoesOn: fc.boolean(),
});
const side = fc.constantFrom<Side>(0, 1);
/** A tap on a side, or the whole tie-break for it. */
const tap = fc.record({ side, wholeTieBreak: fc.boolean() });
const taps = fc.array(tap, { maxLength: 120, size: "max" });

type Tap = { side: Side; wholeTieBreak: boolean };
const apply = (rules: MatchRules, score: LiveScore, { side: to, wholeTieBreak }: Tap) =>
  (wholeTieBreak ? winTieBreak(rules, score, to) : null) ?? addGame(rules, score, to);

/** Every score on the way, the last one last. */
function play(rules: MatchRules, sequence: readonly Tap[]): LiveScore[] {
  const scores: LiveScore[] = [[]];
  for (const one of sequence) {
    const next = apply(rules, scores.at(-1) ?? [], one);
    if (!next) break;
    scores.push(next);
  }
  return scores;
}

const taken = (rules: MatchRules, sides: string): LiveScore =>
  play(
    rules,
    [...sides].map((letter) => ({ side: letter === "a" ? 0 : 1, wholeTieBreak: false })),
  ).at(-1) ?? [];

describe("whatever is tapped, in any format", () => {
  test("a match can stand at every score on the way", () => {
    fc.assert(
      fc.property(anyRules, taps, (rules, sequence) => {
        for (const score of play(rules, sequence)) expect(liveScoreProblem(rules, score)).toBeNull();
      }),
    );
  });

  test("what nothing more can be added to, or can end, is a final score", () => {
    fc.assert(
      fc.property(anyRules, taps, (rules, sequence) => {
        for (const score of play(rules, sequence)) {
          const { canEnd, counting, winner } = liveState(rules, score);
          const final = score.length === 0 ? [{ games: [0, 0] as const }] : score;
          if (counting === null) expect(canEnd).toBe(true);
          const undecided = rules.someoneGoesOn && matchWinner(final) === null;
          expect(canEnd).toBe(validateMatchScore(rules, final) === null && !undecided);
          if (canEnd) expect(winner).toBe(matchWinner(final));
        }
      }),
    );
  });

  test("one side's taps alone end every match that has an end", () => {
    fc.assert(
      fc.property(anyRules, taps, side, (rules, sequence, to) => {
        fc.pre(rules.matchFormat !== "TIMED");
        const before = play(rules, sequence).at(-1) ?? [];
        let score = before;
        for (let next = addGame(rules, score, to); next; next = addGame(rules, score, to)) score = next;
        expect(validateMatchScore(rules, score)).toBeNull();
      }),
    );
  });

  test("undoing a tap of a side leads to the score before it", () => {
    fc.assert(
      fc.property(anyRules, taps, tap, (rules, sequence, last) => {
        const before = play(rules, sequence).at(-1) ?? [];
        const after = apply(rules, before, last);
        fc.pre(after !== null);
        const undone = undo(rules, after, last.side);
        expect(undone).not.toBeNull();
        expect(sameScore(undone ?? [], before)).toBe(true);
      }),
    );
  });

  test("undoing for either side never leads to an impossible score", () => {
    fc.assert(
      fc.property(anyRules, taps, fc.array(side, { maxLength: 200 }), (rules, sequence, backwards) => {
        let score = play(rules, sequence).at(-1) ?? [];
        for (const to of backwards) {
          score = undo(rules, score, to) ?? score;
          expect(liveScoreProblem(rules, score)).toBeNull();
        }
      }),
    );
  });

  test("what ends a set or the match is known before the tap", () => {
    fc.assert(
      fc.property(anyRules, taps, side, (rules, sequence, to) => {
        const before = play(rules, sequence).at(-1) ?? [];
        const after = addGame(rules, before, to);
        const ends = endedBy(rules, before, to);
        expect(ends === "MATCH").toBe(after !== null && liveState(rules, after).counting === null);
        if (after && ends === "SET")
          expect(liveState(rules, after).setNumber).toBe(liveState(rules, before).setNumber + 1);
      }),
    );
  });
});

describe("by example", () => {
  test("a set goes on at 6x6 with a tie-break, point by point", () => {
    const rules = rulesOf("ONE_SET");
    const level = taken(rules, "abababababab");
    expect(liveState(rules, level)).toMatchObject({ counting: "TIE_BREAK_POINT", tieBreakTo: 7 });
    expect(taken(rules, "abababababab" + "aaaaaaa")).toEqual([{ games: [7, 6], tiebreak: [7, 0] }]);
    expect(taken(rules, "abababababab" + "abababababab" + "ab")).toEqual([
      { games: [6, 6], tiebreak: [7, 7] },
    ]);
    expect(winTieBreak(rules, level, 1)).toEqual([{ games: [6, 7] }]);
    expect(winTieBreak(rules, taken(rules, "abababababab" + "a"), 1)).toBeNull();
  });

  test("a match tie-break is played at one set all, and counts one game", () => {
    const rules = rulesOf("BEST_OF_3_MTB10");
    const oneAll = taken(rules, "aaaaaa" + "bbbbbb");
    expect(liveState(rules, oneAll)).toMatchObject({
      counting: "MATCH_TIE_BREAK_POINT",
      tieBreakTo: 10,
      setNumber: 3,
      won: [1, 1],
    });
    expect(endedBy(rules, taken(rules, "aaaaaa" + "bbbbbb" + "bbbbbbbbb"), 1)).toBe("MATCH");
    expect(taken(rules, "aaaaaa" + "bbbbbb" + "bbbbbbbbbb").at(-1)).toEqual({
      games: [0, 1],
      tiebreak: [0, 10],
    });
  });

  test("a set's end is known before, and undoing opens the set again", () => {
    const rules = rulesOf("BEST_OF_3");
    const before = taken(rules, "aaaaa");
    expect(endedBy(rules, before, 0)).toBe("SET");
    const after = taken(rules, "aaaaaa");
    expect(liveState(rules, after)).toMatchObject({ setNumber: 2, current: { games: [0, 0] }, won: [1, 0] });
    expect(undo(rules, after, 1)).toBeNull();
    expect(undo(rules, after, 0)).toEqual([{ games: [5, 0] }]);
  });

  test("a match of fixed games ends by itself, a timed match only when the scorer ends it", () => {
    const fixed = rulesOf("FIXED_GAMES", { fixedGames: 4 });
    expect(liveState(fixed, taken(fixed, "abab"))).toMatchObject({
      counting: null,
      canEnd: true,
      winner: null,
    });
    const knockout = { ...fixed, someoneGoesOn: true };
    expect(liveState(knockout, taken(knockout, "abab"))).toMatchObject({ counting: "GAME", canEnd: false });
    expect(liveState(knockout, taken(knockout, "ababa"))).toMatchObject({ counting: null, winner: 0 });
    const golden = rulesOf("TIMED", { goldenPoint: true });
    expect(liveState(golden, taken(golden, "ab")).canEnd).toBe(false);
    expect(liveState(golden, taken(golden, "aba"))).toMatchObject({
      counting: "GAME",
      canEnd: true,
      winner: 0,
    });
  });

  test.each<[string, MatchRules, LiveScore]>([
    ["too many games in a set", rulesOf("ONE_SET"), [{ games: [7, 3] }]],
    ["a set before that is not over", rulesOf("BEST_OF_3"), [{ games: [3, 2] }, { games: [1, 0] }]],
    ["a set after the end", rulesOf("ONE_SET"), [{ games: [6, 2] }, { games: [1, 0] }]],
    ["a tie-break too early", rulesOf("ONE_SET"), [{ games: [5, 5], tiebreak: [1, 0] }]],
    ["more games than fixed", rulesOf("FIXED_GAMES", { fixedGames: 4 }), [{ games: [3, 2] }]],
    ["two counts of games", rulesOf("TIMED"), [{ games: [3, 2] }, { games: [1, 0] }]],
    ["less than nothing", rulesOf("ONE_SET"), [{ games: [-1, 0] }]],
  ])("%s is no score of a match under way", (_name, rules, score) => {
    expect(liveScoreProblem(rules, score)?.message).toMatch(/\w/);
  });
});
