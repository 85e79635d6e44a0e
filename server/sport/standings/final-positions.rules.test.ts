import { describe, expect, test } from "vitest";
import {
  defaultDrawSettings,
  type DrawPlan,
  type DrawResult,
  type PlannedMatch,
  type SideSource,
} from "../draws/draw-plan.rules";
import { planDraw } from "../draws/plan-draw.rules";
import { consequencesOf } from "./consequences.rules";
import { progressOf, VACANT } from "./draw-progress.rules";
import { finalPositions } from "./final-positions.rules";
import { defaultTieBreaking } from "./tie-breaking.rules";

const entry = (entryId: string): SideSource => ({ kind: "ENTRY", entryId });
const winnerOf = (match: number): SideSource => ({ kind: "WINNER_OF", match });
const loserOf = (match: number): SideSource => ({ kind: "LOSER_OF", match });
const placeOf = (group: number, place: number): SideSource => ({ kind: "GROUP_PLACE", group, place });

const planOf = (
  matches: readonly Pick<PlannedMatch, "stage" | "round" | "group" | "sides">[],
  rest: Partial<DrawPlan> = {},
): DrawPlan => ({
  settings: defaultDrawSettings,
  groups: [],
  lettersByResult: false,
  seeds: 0,
  lots: [..."abcdefgh"],
  matches: matches.map((match, index) => ({ ...match, number: index + 1, order: index + 1 })),
  ...rest,
});
const main = (round: number, ...sides: [SideSource, SideSource]) =>
  ({ stage: "MAIN", round, group: null, sides }) as const;
const inGroup = (group: number, one: string, other: string) =>
  ({ stage: "GROUP", round: 1, group, sides: [entry(one), entry(other)] }) as const;

const wins = (match: number, side: 0 | 1, loserGames = 2): DrawResult => ({
  match,
  outcome: "COMPLETED",
  winnerSide: side,
  sets: [side === 0 ? [6, loserGames] : [loserGames, 6]],
});
const walkover = (match: number, side: 0 | 1): DrawResult => ({
  ...wins(match, side, 0),
  outcome: "WALKOVER",
});
const doubleWalkover = (match: number): DrawResult => ({
  match,
  outcome: "DOUBLE_WALKOVER",
  winnerSide: null,
  sets: [],
});
const positionsOf = (plan: DrawPlan, ...results: DrawResult[]) =>
  finalPositions(plan, progressOf(plan, results, defaultTieBreaking));
const inWords = (plan: DrawPlan, ...results: DrawResult[]) =>
  positionsOf(plan, ...results).map(({ entryId, reason }) => `${entryId} ${reason}`);
const sidesOf = (plan: DrawPlan, match: number, ...results: DrawResult[]) =>
  progressOf(plan, results, defaultTieBreaking).matches.find((other) => other.match.number === match)?.sides;

/** Semifinals, match for third place, final. */
const fourPairs = planOf([
  main(1, entry("a"), entry("b")),
  main(1, entry("c"), entry("d")),
  { stage: "THIRD_PLACE", round: 1, group: null, sides: [loserOf(1), loserOf(2)] },
  main(2, winnerOf(1), winnerOf(2)),
]);

/** Two groups of three, semifinals, final. */
const sixPairs = planOf(
  [
    inGroup(0, "a", "b"),
    inGroup(0, "a", "c"),
    inGroup(0, "b", "c"),
    inGroup(1, "d", "e"),
    inGroup(1, "d", "f"),
    inGroup(1, "e", "f"),
    main(1, placeOf(0, 1), placeOf(1, 2)),
    main(1, placeOf(0, 2), placeOf(1, 1)),
    main(2, winnerOf(7), winnerOf(8)),
  ],
  { groups: [[..."abc"], [..."def"]] },
);
const groupsInOrder = [1, 2, 3, 4, 5, 6].map((match) => wins(match, 0, match === 6 ? 4 : 2));

describe("a knockout", () => {
  test("ends in final, third place and words for both", () => {
    expect(inWords(fourPairs, wins(1, 0), wins(2, 1), wins(3, 1), wins(4, 0))).toEqual([
      "a 1º: venceu a final",
      "d 2º: finalista",
      "c 3º: venceu a disputa de 3º lugar",
      "b 4º: perdeu a disputa de 3º lugar",
    ]);
  });

  test("has no final positions while a match is left to play", () => {
    expect(positionsOf(fourPairs, wins(1, 0), wins(2, 1), wins(4, 0))).toEqual([]);
  });

  test("who stayed away does not play for third place; the other has it without playing", () => {
    const results = [walkover(1, 0), wins(2, 0)];
    expect(sidesOf(fourPairs, 3, ...results)).toEqual([VACANT, "d"]);
    const positions = positionsOf(fourPairs, ...results, wins(4, 1));
    expect(positions.map(({ entryId, reached }) => [entryId, reached])).toEqual([
      ["c", "W"],
      ["a", "F"],
      ["d", "SF"],
      ["b", null],
    ]);
  });

  test("who never came stands behind all who did, however far a bye took them", () => {
    const threePairs = planOf([main(1, entry("b"), entry("c")), main(2, entry("a"), winnerOf(1))]);
    expect(inWords(threePairs, wins(1, 0), walkover(2, 1))).toEqual([
      "b 1º: venceu a final",
      "c 2º: semifinalista",
      "a 3º: não compareceu (W.O.)",
    ]);
  });

  test("after a double W.O. the side stays vacant, and the other side advances", () => {
    const results = [doubleWalkover(1), wins(2, 0)];
    expect(sidesOf(fourPairs, 4, ...results)).toEqual([VACANT, "c"]);
    expect(inWords(fourPairs, ...results)[0]).toBe("c 1º: venceu a final");
  });

  test("a double W.O. in the final makes no champion: both are finalists", () => {
    const results = [wins(1, 0), wins(2, 0), wins(3, 0), doubleWalkover(4)];
    expect(inWords(fourPairs, ...results)).toEqual([
      "a 2º: finalista",
      "c 2º: finalista",
      "b 3º: venceu a disputa de 3º lugar",
      "d 4º: perdeu a disputa de 3º lugar",
    ]);
    expect(positionsOf(fourPairs, ...results).map(({ reached }) => reached)).toEqual(["F", "F", "SF", "SF"]);
  });

  test("a bye followed by a loss earns the round before", () => {
    const threePairs = planOf([main(1, entry("b"), entry("c")), main(2, entry("a"), winnerOf(1))]);
    const reached = (...results: DrawResult[]) =>
      positionsOf(threePairs, ...results).map((position) => [position.entryId, position.reached]);
    expect(reached(wins(1, 0), wins(2, 1))).toEqual([
      ["b", "W"],
      ["a", "SF"],
      ["c", "SF"],
    ]);
    expect(reached(wins(1, 0), wins(2, 0))[1]).toEqual(["b", "F"]);
  });
});

describe("groups and knockout", () => {
  test("places wait until the whole group is played", () => {
    expect(sidesOf(sixPairs, 7, ...groupsInOrder.slice(0, 5))).toEqual(["a", null]);
    expect(sidesOf(sixPairs, 7, ...groupsInOrder)).toEqual(["a", "e"]);
  });

  test("give the place in the group, then what decided between the groups", () => {
    const results = [...groupsInOrder, wins(7, 0), wins(8, 1), wins(9, 0)];
    expect(inWords(sixPairs, ...results)).toEqual([
      "a 1º: venceu a final",
      "d 2º: finalista",
      "b 3º: semifinalista, por saldo de games: -4",
      "e 4º: semifinalista, por saldo de games: -6",
      "f 5º: 3º do grupo B, por saldo de games: -6",
      "c 6º: 3º do grupo A, por saldo de games: -8",
    ]);
  });

  test("whom a W.O. bars leaves its place empty", () => {
    const results = [wins(1, 0), walkover(2, 0), walkover(3, 1), ...groupsInOrder.slice(3)];
    expect(sidesOf(sixPairs, 8, ...results)).toEqual([VACANT, "d"]);
    expect(inWords(sixPairs, ...results, wins(7, 0), wins(9, 0)).slice(-2)).toEqual([
      "c 5º: não compareceu (W.O.), com 1 vitória",
      "b 6º: não compareceu (W.O.), sem vitórias",
    ]);
  });

  test("a place that its group left empty counts as a W.O. won, not as a bye", () => {
    const barred = [wins(1, 0), walkover(2, 0), walkover(3, 1), ...groupsInOrder.slice(3)];
    const reached = (...results: DrawResult[]) =>
      positionsOf(sixPairs, ...results)
        .slice(0, 3)
        .map((position) => [position.entryId, position.reached]);
    const vacated = reached(...barred, wins(7, 0), wins(9, 0));
    expect(vacated).toEqual([
      ["a", "W"],
      ["d", "F"],
      ["e", "SF"],
    ]);
    expect(reached(...groupsInOrder, wins(7, 0), walkover(8, 1), wins(9, 0))[1]).toEqual(vacated[1]);
  });

  test("letters by result: the best group winner takes the first one", () => {
    const byResult = { ...sixPairs, lettersByResult: true };
    const better = [...groupsInOrder.slice(0, 3), wins(4, 0, 0), wins(5, 0, 0), wins(6, 0)];
    expect(sidesOf(byResult, 7, ...better)).toEqual(["d", "b"]);
    expect(sidesOf(byResult, 7, ...better.slice(0, 5))).toEqual([null, null]);
  });

  test("letters by result: the groups that seeds opened keep theirs, the others follow by result", () => {
    const names = [..."abcdefghi"];
    const threeGroups = planDraw(
      names.map((id, index) => ({ id, seed: index === 0 ? 1 : null, clubs: [] })),
      defaultDrawSettings,
      "sementes",
    );
    if ("problem" in threeGroups) throw new Error(threeGroups.problem);
    const lettersAfter = (loserGames: readonly number[], played = 9) =>
      progressOf(
        threeGroups,
        threeGroups.matches
          .slice(0, played)
          .map(({ number, group }) => wins(number, 0, loserGames[group ?? 0])),
        defaultTieBreaking,
      ).letters;
    expect(lettersAfter([4, 4, 0])).toEqual([0, 2, 1]);
    expect(lettersAfter([4, 0, 4])).toEqual([0, 1, 2]);
    expect(lettersAfter([0, 4, 2])).toEqual([0, 2, 1]);
    // The seed's group waits for no other.
    expect(lettersAfter([4, 4, 0], 8)).toEqual([0]);
  });
});

describe("a double elimination", () => {
  /** Semifinals 1 and 2, first round of the losers 3, final of the winners 4, of the losers 5, grand final 6. */
  const fourPairsTwice = planOf(
    [
      main(1, entry("a"), entry("b")),
      main(1, entry("c"), entry("d")),
      { stage: "LOSERS", round: 1, group: null, sides: [loserOf(1), loserOf(2)] },
      main(2, winnerOf(1), winnerOf(2)),
      { stage: "LOSERS", round: 2, group: null, sides: [winnerOf(3), loserOf(4)] },
      { stage: "GRAND_FINAL", round: 1, group: null, sides: [winnerOf(4), winnerOf(5)] },
    ],
    { settings: { ...defaultDrawSettings, format: "DOUBLE_ELIMINATION" } },
  );
  const paid = (...results: DrawResult[]) =>
    positionsOf(fourPairsTwice, ...results).map(({ entryId, position, reached }) => [
      entryId,
      position,
      reached,
    ]);
  const favourites = [wins(1, 0), wins(2, 0), wins(3, 0), wins(4, 0), wins(5, 1)];

  test("a double W.O. in the grand final pays no champion", () => {
    expect(paid(...favourites, wins(6, 0))).toEqual([
      ["a", 1, "W"],
      ["c", 2, "F"],
      ["b", 3, "SF"],
      ["d", 4, "SF"],
    ]);
    expect(paid(...favourites, doubleWalkover(6))).toEqual([
      ["a", 2, "F"],
      ["c", 2, "F"],
      ["b", 3, "SF"],
      ["d", 4, "SF"],
    ]);
  });

  test("who stays away before the grand final is no finalist, whether or not the other came", () => {
    const before = [wins(1, 0), wins(2, 0), wins(3, 0)];
    expect(paid(...before, walkover(4, 0), wins(6, 0))).toEqual([
      ["a", 1, "W"],
      ["b", 2, "F"],
      ["c", 3, "SF"],
      ["d", 4, "SF"],
    ]);
    expect(paid(...before, doubleWalkover(4))).toEqual([
      ["b", 1, "W"],
      ["a", 2, "SF"],
      ["c", 3, "SF"],
      ["d", 4, "SF"],
    ]);
  });

  test("a grand final with two vacant sides has no winner", () => {
    const vacantFinal = [wins(1, 0), wins(2, 0), doubleWalkover(3), doubleWalkover(4)];
    expect(paid(...vacantFinal).map(([, , reached]) => reached)).toEqual(["SF", "SF", "SF", "SF"]);
    expect(paid(...vacantFinal).map(([, position]) => position)).toEqual([2, 2, 3, 4]);
  });
});

describe("a correction", () => {
  const played = [...groupsInOrder, wins(7, 0), wins(8, 1)];

  test("that leaves the order alone moves nothing", () => {
    const { moved, voided } = consequencesOf(sixPairs, played, wins(1, 0, 4), defaultTieBreaking);
    expect([moved, voided]).toEqual([[], []]);
  });

  test("that turns a group shows who moves, and which played results fall", () => {
    const { moved, voided } = consequencesOf(
      sixPairs,
      [...played, wins(9, 0)],
      wins(1, 1),
      defaultTieBreaking,
    );
    expect(moved).toEqual([
      { match: 7, before: ["a", "e"], after: ["b", "e"] },
      { match: 8, before: ["b", "d"], after: ["a", "d"] },
      { match: 9, before: ["a", "d"], after: [null, null] },
    ]);
    expect(voided).toEqual([7, 8, 9]);
  });

  test("that makes a side vacant lets the other one go on without playing", () => {
    const { moved, voided, progress } = consequencesOf(
      fourPairs,
      [wins(1, 0), wins(2, 0), wins(3, 0)],
      walkover(1, 0),
      defaultTieBreaking,
    );
    expect(moved).toEqual([{ match: 3, before: ["b", "d"], after: [VACANT, "d"] }]);
    expect(voided).toEqual([3]);
    expect(progress.matches.map(({ state }) => state)).toEqual(["PLAYED", "PLAYED", "VACATED", "READY"]);
  });
});
