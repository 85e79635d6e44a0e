import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/group-tiebreak-cases.json";
import { groupStandings } from "./group-standings.rules";
import {
  type DecidedMatch,
  defaultTieBreaking,
  tieBreakCriteria,
  type TieBreakCriterion,
  type TieBreaking,
} from "./tie-breaking.rules";

type Vector = (typeof vectors.cases)[number];

const criterionNames: Record<string, TieBreakCriterion> = {
  setDiff: "SET_BALANCE",
  gameDiff: "GAME_BALANCE",
  setPct: "SET_PERCENT",
  gamePct: "GAME_PERCENT",
  gamesWon: "GAMES_WON",
};

function readMatch(match: Vector["matches"][number]): DecidedMatch {
  const wo = "wo" in match ? match.wo : null;
  const sets = (match.sets as (number | string)[][]).map(([first, second, kind]): [number, number] => {
    const games: [number, number] = [Number(first), Number(second)];
    return kind === "MTB" ? (games[0] > games[1] ? [1, 0] : [0, 1]) : games;
  });
  return {
    sides: [match.a, match.b],
    result: {
      outcome:
        wo === "double"
          ? "DOUBLE_WALKOVER"
          : wo
            ? "WALKOVER"
            : "retired" in match
              ? "RETIREMENT"
              : "COMPLETED",
      winnerSide: match.winner === "a" ? 0 : match.winner === "b" ? 1 : null,
      sets,
    },
  };
}

function standingsOf(vector: Vector, changes: Partial<TieBreaking> = {}) {
  const { chain, lots } = vector.options as { chain?: string[]; lots?: string[] };
  const tieBreakers = chain?.flatMap((name) => criterionNames[name] ?? []);
  return groupStandings(vector.teams, vector.matches.map(readMatch), lots ?? vector.teams, {
    ...defaultTieBreaking,
    ...(tieBreakers && { tieBreakers }),
    ...changes,
  });
}

const caseOf = (id: string): Vector => {
  const vector = vectors.cases.find((other) => other.id === id);
  if (!vector) throw new Error(`no case ${id}`);
  return vector;
};
const explained = (id: string, changes?: Partial<TieBreaking>) =>
  standingsOf(caseOf(id), changes).map(({ entryId, explanation }) => `${entryId} ${explanation}`);

describe("the shared cases", () => {
  test.each(vectors.cases)("$id: $title", (vector) => {
    const standings = standingsOf(vector);
    expect(standings.map(({ entryId }) => entryId)).toEqual(vector.expected_order);
    for (const standing of standings) {
      expect({
        w: standing.victories,
        l: standing.defeats,
        played: standing.played,
        sw: standing.setsWon,
        sl: standing.setsLost,
        gw: standing.gamesWon,
        gl: standing.gamesLost,
        set_diff: standing.setBalance,
        game_diff: standing.gameBalance,
      }).toEqual(vector.stats[standing.entryId as keyof typeof vector.stats]);
    }
  });

  test("say in words what decided", () => {
    expect(explained("G1")).toEqual(["A 1º com 2 vitórias", "B 2º com 1 vitória", "C 3º sem vitórias"]);
    expect(explained("G2")[2]).toBe("D 3º no confronto direto");
    expect(explained("G3")[1]).toBe("C 2º por saldo de games: +1");
    expect(explained("G6")[0]).toBe("C 1º por sorteio");
    expect(explained("G7")[2]).toBe("C 3º por saldo de sets: -1");
    expect(explained("G9")[2]).toBe("C último: não compareceu (W.O.)");
    expect(explained("G10")).toEqual([
      "A 1º por saldo de games: +2",
      "B 2º no confronto direto",
      "C 3º no confronto direto",
    ]);
  });
});

describe("the event's own order", () => {
  test("head-to-head further back lets the balance speak first, even between two", () => {
    expect(explained("G2", { tieBreakers: ["GAME_BALANCE", "HEAD_TO_HEAD"] }).slice(0, 2)).toEqual([
      "B 1º por saldo de games: +11",
      "A 2º por saldo de games: +1",
    ]);
  });

  test("a pair that stayed away may be left to advance", () => {
    expect(explained("G9", { walkoverBars: false })[0]).toBe("B 1º por saldo de games: +4");
  });
});

test("whatever the scores, the order is total, explained, and does not depend on the order of the matches", () => {
  const anySet = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 }));
  const anyResult = fc.record({
    outcome: fc.constantFrom("COMPLETED", "WALKOVER", "DOUBLE_WALKOVER", "RETIREMENT" as const),
    winnerSide: fc.constantFrom(0, 1, null),
    sets: fc.array(anySet, { maxLength: 3 }),
  });
  const entries = ["A", "B", "C", "D", "E"];
  const meetings = entries.flatMap((a, index) =>
    entries.slice(index + 1).map((b): [string, string] => [a, b]),
  );
  fc.assert(
    fc.property(
      fc.array(fc.option(anyResult), { minLength: meetings.length, maxLength: meetings.length }),
      fc.shuffledSubarray([...tieBreakCriteria]),
      fc.shuffledSubarray(entries, { minLength: entries.length }),
      (results, tieBreakers, lots) => {
        const matches = meetings.flatMap((sides, index): DecidedMatch[] => {
          const result = results[index];
          return result ? [{ sides, result }] : [];
        });
        const rules = { tieBreakers, walkoverBars: true };
        const standings = groupStandings(entries, matches, lots, rules);
        expect(standings.map(({ entryId }) => entryId).sort()).toEqual(entries);
        expect(standings.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
        expect(standings.every(({ explanation }) => explanation.length > 5)).toBe(true);
        expect(groupStandings(entries.toReversed(), matches.toReversed(), lots, rules)).toEqual(standings);
        for (const [index, standing] of standings.entries()) {
          const next = standings[index + 1];
          if (next && standing.barred === next.barred)
            expect(standing.victories).toBeGreaterThanOrEqual(next.victories);
        }
      },
    ),
    { numRuns: 500 },
  );
});
