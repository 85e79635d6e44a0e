import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/scoring-formats.json";
import { legalResults, setFormatNames, setFormats } from "./match-format.rules";

describe("set formats", () => {
  test("are exactly those of the scoring table", () => {
    expect([...setFormatNames].sort()).toEqual(Object.keys(vectors.sets).sort());
  });

  test.each(setFormatNames)("%s: same games, tie-break and legal results as the scoring table", (name) => {
    const expected = vectors.sets[name];
    expect(setFormats[name]).toMatchObject({
      games: expected.games,
      tiebreakAt: expected.tiebreak_at,
      tiebreakTo: 7,
    });
    const pairs = (tiebreak: boolean) =>
      legalResults(name)
        .filter((result) => result.tiebreak === tiebreak)
        .map(({ winner, loser }) => [winner, loser]);
    expect(pairs(false)).toEqual(expected.legal_without_tiebreak);
    expect(pairs(true)).toEqual(expected.legal_with_tiebreak);
  });

  test.each(setFormatNames)("%s: the label says the games and the score of the tie-break", (name) => {
    const { games, tiebreakAt, label } = setFormats[name];
    expect(label.toLowerCase()).toContain(`set até ${games}, tie-break em ${tiebreakAt}x${tiebreakAt}`);
  });
});
