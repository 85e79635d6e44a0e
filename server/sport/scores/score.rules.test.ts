import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/scoring-formats.json";
import { validateSet, validateTieBreak, type Points } from "./score.rules";
import { legalResults, setFormatNames, type SetFormatName } from "./match-format.rules";

const pointsOf = ([first = Number.NaN, second = Number.NaN]: number[]): Points => [first, second];
const swap = ([first, second]: Points): Points => [second, first];

describe("validateSet", () => {
  test.each(setFormatNames)("%s: agrees with every case of the scoring table", (format) => {
    const cases = vectors.test_cases.filter((vector) => vector.set_format === format);
    expect(cases.length).toBeGreaterThan(10);
    for (const { score, valid } of cases) {
      expect([score, validateSet(format, { games: pointsOf(score) }) === null]).toEqual([score, valid]);
    }
  });

  test("no case of the scoring table is left out", () => {
    const known: readonly string[] = setFormatNames;
    expect(vectors.test_cases.filter((vector) => !known.includes(vector.set_format))).toEqual([]);
  });

  test.each(setFormatNames)(
    "%s: of all scores up to 12x12, exactly the legal ones, both ways round",
    (format) => {
      const legal = new Set(
        legalResults(format).flatMap(({ winner, loser }) => [`${winner}x${loser}`, `${loser}x${winner}`]),
      );
      for (let first = 0; first <= 12; first++) {
        for (let second = 0; second <= 12; second++) {
          const problem = validateSet(format, { games: [first, second] });
          expect([first, second, problem === null]).toEqual([first, second, legal.has(`${first}x${second}`)]);
        }
      }
    },
  );

  test("the message says what is possible", () => {
    expect(validateSet("SET6_TB66", { games: [6, 5] })).toEqual({
      message:
        "Placar 6x5 não é possível neste formato. Resultados válidos: 6x0, 6x1, 6x2, 6x3, 6x4, 7x5 ou 7x6 (com tie-break).",
      setIndex: null,
    });
  });

  test("anything but counts is a problem, never a throw", () => {
    const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, Infinity, -0, -1, 6.5));
    fc.assert(
      fc.property(fc.constantFrom(...setFormatNames), anyNumber, anyNumber, (format, first, second) => {
        const problem = validateSet(format, { games: [first, second], tiebreak: [second, first] });
        if (![first, second].every((count) => Number.isInteger(count) && count >= 0))
          expect(problem).not.toBeNull();
      }),
    );
    expect(validateSet("SET6_TB66", { games: [6, -1] })?.message).toBe(
      "Informe os games de cada lado com números inteiros a partir de 0.",
    );
  });
});

describe("the tie-break of a set", () => {
  const withTiebreak = (format: SetFormatName, games: Points, tiebreak: Points | null) =>
    validateSet(format, { games, tiebreak })?.message ?? null;

  test("may be left out or written down", () => {
    expect(withTiebreak("SET6_TB66", [7, 6], null)).toBeNull();
    expect(withTiebreak("SET6_TB66", [7, 6], [7, 5])).toBeNull();
    expect(withTiebreak("SET6_TB55", [5, 6], [10, 12])).toBeNull();
  });

  test("exists only where a tie-break decides", () => {
    const message = "O placar 7x5 não tem tie-break. Informe os pontos do tie-break somente em 7x6.";
    expect(withTiebreak("SET6_TB66", [7, 5], [7, 5])).toBe(message);
  });

  test("is won by the winner of the set, for every format and either side", () => {
    for (const format of setFormatNames) {
      for (const { winner, loser, tiebreak } of legalResults(format)) {
        if (!tiebreak) continue;
        for (const games of [[winner, loser] as const, [loser, winner] as const]) {
          const points: Points = games[0] > games[1] ? [7, 3] : [3, 7];
          expect(withTiebreak(format, games, points)).toBeNull();
          expect(withTiebreak(format, games, swap(points))).toBe(
            "Quem venceu o tie-break deve ser quem venceu o set.",
          );
        }
      }
    }
  });

  test("must itself be possible", () => {
    expect(withTiebreak("SET6_TB66", [7, 6], [7, 6])).toBe(
      "Tie-break 7x6 não é possível. Vence quem chega a 7 com pelo menos 2 pontos de diferença (até 7x5); depois disso, quem abre 2, como 8x6.",
    );
  });
});

describe("validateTieBreak", () => {
  test.each([
    [7, vectors.tiebreak_examples.P7],
    [10, vectors.tiebreak_examples.P10],
  ])("to %i: agrees with the examples, both ways round", (target, { valid, invalid }) => {
    for (const [examples, isValid] of [
      [valid, true],
      [invalid, false],
    ] as const) {
      for (const example of examples) {
        const points = pointsOf(example);
        expect([points, validateTieBreak(points, target) === null]).toEqual([points, isValid]);
        expect(validateTieBreak(swap(points), target) === null).toBe(isValid);
      }
    }
  });

  test("accepts exactly the points at which play stops", () => {
    const isOver = ([first, second]: Points, target: number) =>
      Math.max(first, second) >= target && Math.abs(first - second) >= 2;
    fc.assert(
      fc.property(fc.constantFrom(7, 10), fc.infiniteStream(fc.constantFrom(0, 1)), (target, rallies) => {
        let points: Points = [0, 0];
        for (const side of rallies) {
          expect(validateTieBreak(points, target)).not.toBeNull();
          points = side === 0 ? [points[0] + 1, points[1]] : [points[0], points[1] + 1];
          if (isOver(points, target) || points[0] + points[1] > 60) break;
        }
        expect(validateTieBreak(points, target) === null).toBe(isOver(points, target));
      }),
    );
  });

  test("anything but counts is a problem", () => {
    for (const points of [
      [7, -1],
      [7.5, 3],
      [Number.NaN, 7],
      [Infinity, 0],
    ] as const) {
      expect(validateTieBreak(points, 7)?.message).toBe(
        "Informe os pontos do tie-break com números inteiros a partir de 0.",
      );
    }
  });
});
