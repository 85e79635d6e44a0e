import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/ranking-points.json";
import { rankingTotals, tieInWords, type EarnedPoints } from "./ranking-totals.rules";

const today = "2026-11-16";
const earned = (athleteId: string, date: string, points: number, title = false): EarnedPoints => ({
  athleteId,
  date,
  points,
  title,
});
const terms = (bestResults: number) => ({ window: "ROLLING_52_WEEKS", bestResults }) as const;
const positions = (results: EarnedPoints[]) =>
  rankingTotals(results, today, terms(10)).map(({ athleteId, position }) => [athleteId, position]);

test.each(vectors.test_cases)("$id: $why", ({ n, ref_date, results, expected_total, expected_counted }) => {
  const [athlete] = rankingTotals(
    results.map(({ date, pts }) => earned("a", date, pts)),
    ref_date,
    terms(n),
  );
  expect([athlete?.total, athlete?.counted.length]).toEqual([expected_total, expected_counted]);
});

describe("ties", () => {
  test("more titles first", () => {
    expect(
      positions([
        earned("a", "2026-10-01", 60),
        earned("a", "2026-10-02", 60),
        earned("b", "2026-01-01", 100, true),
        earned("b", "2026-01-02", 20),
      ]),
    ).toEqual([
      ["b", 1],
      ["a", 2],
    ]);
  });

  test("then results one by one, best first", () => {
    expect(
      positions([
        earned("a", "2026-10-01", 60),
        earned("a", "2026-10-02", 60),
        earned("b", "2026-01-01", 90),
        earned("b", "2026-01-02", 30),
      ])[0],
    ).toEqual(["b", 1]);
  });

  test("then fewer events played, counted or not, whenever and with however few points", () => {
    const alike = (athleteId: string) => [
      earned(athleteId, "2026-03-01", 360),
      earned(athleteId, "2026-04-01", 180),
    ];
    const among = (best: number, ...further: EarnedPoints[]) =>
      rankingTotals([...alike("a"), ...alike("b"), ...further], today, terms(best)).map(
        ({ athleteId, position, eventsPlayed }) => [athleteId, position, eventsPlayed],
      );
    expect(among(2, earned("a", "2026-05-01", 90))).toEqual([
      ["b", 1, 2],
      ["a", 2, 3],
    ]);
    expect(among(10, earned("a", "2026-05-01", 0))).toEqual([
      ["b", 1, 2],
      ["a", 2, 3],
    ]);
    // What lies outside the window is no event of it.
    expect(among(2, earned("a", "2025-11-17", 90), earned("a", "2026-11-17", 90))).toEqual([
      ["a", 1, 2],
      ["b", 1, 2],
    ]);
    // Fewer events come before the more recent best result.
    expect(
      positions([
        earned("a", "2026-10-01", 60),
        earned("a", "2026-10-02", 0),
        earned("b", "2026-01-01", 60),
      ])[0],
    ).toEqual(["b", 1]);
  });

  test("then the most recent best result", () => {
    expect(positions([earned("a", "2026-01-01", 60), earned("b", "2026-02-01", 60)])[0]).toEqual(["b", 1]);
  });

  test("then the position is shared: 1, 1, 3", () => {
    expect(
      positions([earned("c", "2026-01-01", 5), earned("b", "2026-01-01", 60), earned("a", "2026-01-01", 60)]),
    ).toEqual([
      ["a", 1],
      ["b", 1],
      ["c", 3],
    ]);
  });
});

test("no points, no position", () => {
  expect(positions([earned("a", "2026-03-01", 0), earned("b", "2026-03-01", 9)])).toEqual([["b", 1]]);
});

test("the order in which results arrive does not matter", () => {
  const anyResult = fc.record({
    athleteId: fc.constantFrom("a", "b", "c", "d"),
    date: fc.constantFrom("2025-11-17", "2025-11-18", "2026-05-01", "2026-11-16", "2026-11-17"),
    points: fc.constantFrom(0, 36, 60, 100),
    title: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyResult, { maxLength: 30 }), fc.integer({ min: 1, max: 12 }), (results, best) => {
      expect(rankingTotals(results.toReversed(), today, terms(best))).toEqual(
        rankingTotals(results, today, terms(best)),
      );
    }),
  );
});

test("both tied athletes see in words what decides the tie", () => {
  const words = (results: EarnedPoints[]) => {
    const totals = rankingTotals(results, today, terms(10));
    return totals.map((_row, index) => tieInWords(totals, index));
  };
  expect(
    words([
      earned("a", "2026-03-01", 100, true),
      earned("a", "2026-04-01", 50),
      earned("b", "2026-03-01", 100),
      earned("b", "2026-04-01", 50),
      earned("c", "2026-03-01", 20),
    ]),
  ).toEqual(["mais títulos, 1 a 0", "atrás do 1º: menos títulos, 0 a 1", null]);
  expect(words([earned("a", "2026-03-01", 60), earned("b", "2026-03-01", 60)])).toEqual([
    "empate em tudo, a posição é dividida",
    "empate em tudo, a posição é dividida",
  ]);
  expect(
    words([earned("a", "2026-04-01", 60), earned("b", "2026-03-01", 60), earned("b", "2026-01-01", 0)]),
  ).toEqual(["menos eventos jogados, 1 a 2", "atrás do 1º: mais eventos jogados, 2 a 1"]);
  expect(
    words([earned("a", "2026-04-01", 60), earned("b", "2026-03-01", 30), earned("b", "2026-01-01", 30)]),
  ).toEqual(["melhor resultado, 60 a 30 pontos", "atrás do 1º: melhor resultado, 30 a 60 pontos"]);
});
