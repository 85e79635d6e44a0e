import { expect, test } from "vitest";
import { rankedByRule, type EarnedPoints, type UnaffiliatedRule } from "./ranking-totals.rules";
import {
  correctedMonths,
  listInBytes,
  listOf,
  listsBefore,
  type RankingFact,
} from "./ranking-versions.rules";

const earned = (athleteId: string, points: number, affiliated = true): EarnedPoints => ({
  athleteId,
  points,
  affiliated,
  date: "2026-10-10",
  title: false,
  event: `${athleteId}${points}`,
});
const results = [
  earned("ana", 300),
  earned("bia", 500, false),
  earned("cris", 100),
  earned("cris", 400, false),
  earned("duda", 90, false),
];
const lists = (unaffiliated: UnaffiliatedRule) => {
  const { placed, unplaced } = rankedByRule(results, "2026-10-31", {
    window: "ROLLING_52_WEEKS",
    bestResults: 10,
    unaffiliated,
  });
  return {
    placed: placed.map(({ athleteId, position, total }) => [position, athleteId, total]),
    unplaced: unplaced.map(({ athleteId, total }) => [athleteId, total]),
  };
};

test("points without affiliation count as all others, are listed apart, or count for nothing", () => {
  expect(lists("COUNT")).toEqual({
    placed: [
      [1, "bia", 500],
      [2, "cris", 500],
      [3, "ana", 300],
      [4, "duda", 90],
    ],
    unplaced: [],
  });
  const withAffiliation = [
    [1, "ana", 300],
    [2, "cris", 100],
  ];
  // An athlete with any affiliated result is placed by those results alone.
  expect(lists("UNPLACED")).toEqual({
    placed: withAffiliation,
    unplaced: [
      ["bia", 500],
      ["duda", 90],
    ],
  });
  expect(lists("OUT")).toEqual({ placed: withAffiliation, unplaced: [] });
});

const facts = results.map((one, index): RankingFact => ({
  ...one,
  id: `f${index}`,
  personId: one.athleteId,
  event: one.event ?? "",
  enteredAt: 1,
  replacedAt: null,
}));
const terms = { window: "ROLLING_52_WEEKS", bestResults: 10, unaffiliated: "UNPLACED" } as const;
const none = listsBefore([], [], 2);

test("a list ends with the unplaced, does not depend on row order, and compares with an empty list", () => {
  const rows = listOf(facts, "2026-10-31", terms, none);
  expect(rows.map(({ athleteId, position }) => [athleteId, position])).toEqual([
    ["ana", 1],
    ["cris", 2],
    ["bia", null],
    ["duda", null],
  ]);
  expect(listInBytes(listOf(facts.toReversed(), "2026-10-31", terms, none))).toBe(listInBytes(rows));
  const next = listsBefore([{ rows }], [], 3);
  expect([...next.places.keys()]).toEqual(["ana", "cris"]);
  expect(next.stood.has("bia")).toBe(false);
});

test("a correction of who has no position makes a new version too", () => {
  const rows = listOf(facts, "2026-10-31", terms, none);
  const month = { month: "2026-10-01", closedAt: 2, day: "2026-10-31", terms, corrections: [], rows };
  const [bia] = facts.filter(({ athleteId }) => athleteId === "bia");
  if (!bia) throw new Error("nobody");
  const corrected = correctedMonths([month], facts, [{ ...bia, id: "f9", points: 50, enteredAt: 3 }], []);
  expect(corrected.map(({ recalculated, moved }) => ({ recalculated, moved }))).toEqual([
    { recalculated: ["bia"], moved: [] },
  ]);
});
