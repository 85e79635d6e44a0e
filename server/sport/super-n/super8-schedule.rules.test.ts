import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/super8-schedules.json";
import {
  super8MixedSchedule,
  super8PlayerCounts,
  super8Schedule,
  type Super8Round,
} from "./super8-schedule.rules";

interface Vector {
  players: number;
  rounds: number;
  courts: number;
  matches: number;
  matches_per_player: number;
  rests_per_player: number;
  whist: boolean;
  partner_histogram: Record<string, number | undefined>;
  opponent_histogram: Record<string, number | undefined>;
  schedule: {
    round: number;
    matches: { court: number; teamA: number[]; teamB: number[] }[];
    resting: number[];
  }[];
}
const mixed = vectors["8_misto_4M4W"];
const tables = Object.entries(vectors)
  .filter(([name]) => /^\d+$/.test(name))
  .map(([, table]) => table as Vector);

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** How often each pair of players meets, as partners and as opponents; pairs that never meet count 0. */
function meetings<P>(players: readonly P[], rounds: readonly Super8Round<P>[]) {
  const matches = rounds.flatMap((round) => round.matches);
  const together = (a: P, b: P) =>
    matches.filter(({ sides }) => sides.some((side) => side.includes(a) && side.includes(b))).length;
  const against = (a: P, b: P) =>
    matches.filter(({ sides: [one, other] }) =>
      [one, other].some((side) => side.includes(a) && (side === one ? other : one).includes(b)),
    ).length;
  const pairs = players.flatMap((a, index) => players.slice(index + 1).map((b) => [a, b] as const));
  return {
    partners: pairs.map(([a, b]) => together(a, b)),
    opponents: pairs.map(([a, b]) => against(a, b)),
    together,
    against,
  };
}

function histogram(counts: readonly number[]): Record<string, number> {
  const result: Record<string, number> = {};
  for (const count of counts) result[count] = (result[count] ?? 0) + 1;
  return result;
}

test("there is a schedule for 4 to 17 and for 20 players", () => {
  expect(super8PlayerCounts).toEqual([...numbersTo(17).slice(3), 20]);
  expect(tables.map(({ players }) => players).sort((a, b) => a - b)).toEqual(super8PlayerCounts);
});

describe.each(tables)("$players players", (expected) => {
  const players = numbersTo(expected.players);
  const rounds = super8Schedule(players);
  const matches = rounds.flatMap((round) => round.matches);

  test("play the table's matches, on its courts", () => {
    const written = rounds.map(({ round, matches: ofRound, resting }) => ({
      round,
      matches: ofRound.map(({ court, sides: [teamA, teamB] }) => ({ court, teamA, teamB })),
      resting,
    }));
    expect(written).toEqual(expected.schedule);
    expect([rounds.length, matches.length]).toEqual([expected.rounds, expected.matches]);
  });

  test("appear once per round: on one court or resting", () => {
    for (const { matches: ofRound, resting } of rounds) {
      const everyone = [...ofRound.flatMap(({ sides }) => sides.flat()), ...resting];
      expect(everyone.sort((a, b) => a - b)).toEqual(players);
      expect(ofRound.map(({ court }) => court)).toEqual(numbersTo(expected.courts));
    }
  });

  test("play and rest equally often", () => {
    for (const player of players) {
      expect(matches.filter(({ sides }) => sides.flat().includes(player))).toHaveLength(
        expected.matches_per_player,
      );
      expect(rounds.filter(({ resting }) => resting.includes(player))).toHaveLength(
        expected.rests_per_player,
      );
    }
  });

  test("meet as evenly as their number allows", () => {
    const { partners, opponents } = meetings(players, rounds);
    expect(histogram(partners)).toEqual(expected.partner_histogram);
    expect(histogram(opponents)).toEqual(expected.opponent_histogram);
    if (expected.players % 4 > 1) return;
    expect(new Set(partners)).toEqual(new Set([1]));
    expect(new Set(opponents)).toEqual(new Set([2]));
  });
});

describe("4 men and 4 women", () => {
  const men = ["M1", "M2", "M3", "M4"];
  const women = ["W1", "W2", "W3", "W4"];
  const rounds = super8MixedSchedule(men, women);

  test("play the table's matches", () => {
    const written = rounds.map(({ round, matches, resting }) => {
      expect(resting).toEqual([]);
      return { round, matches: matches.map(({ court, sides: [teamA, teamB] }) => ({ court, teamA, teamB })) };
    });
    expect(written).toEqual(mixed.schedule);
  });

  test("every man partners every woman once and opposes every woman once, and pairs are always mixed", () => {
    const { together, against } = meetings([...men, ...women], rounds);
    for (const man of men) {
      for (const woman of women) expect([together(man, woman), against(man, woman)]).toEqual([1, 1]);
      for (const other of men) if (other !== man) expect(together(man, other)).toBe(0);
    }
  });

  test("must be 4 and 4, all distinct", () => {
    expect(() => super8MixedSchedule(men.slice(1), women)).toThrow(RangeError);
    expect(() => super8MixedSchedule(men, [...women, "W5"])).toThrow(RangeError);
    expect(() => super8MixedSchedule(men, ["M1", "W2", "W3", "W4"])).toThrow(RangeError);
  });
});

test("any players may take the numbers, in drawn order", () => {
  const athletes = ["Ana", "Bia", "Caio", "Davi"];
  expect(super8Schedule(athletes)[0]?.matches[0]?.sides).toEqual([
    ["Davi", "Ana"],
    ["Bia", "Caio"],
  ]);
});

test("other numbers and repeated players are refused", () => {
  for (const count of [0, 1, 3, 18, 19, 21])
    expect(() => super8Schedule(numbersTo(count))).toThrow(RangeError);
  expect(() => super8Schedule([1, 2, 3, 4, 5, 6, 7, 7])).toThrow(RangeError);
});
