import fc from "fast-check";
import { expect, test } from "vitest";
import { athleteRecord, mostTallies, type CountedMatch } from "./athlete-record.rules";

const match = (won: boolean, partnerId = "ana", opponentIds = ["bia", "caio"]): CountedMatch => ({
  won,
  partnerId,
  opponentIds,
  category: "Intermediário",
  month: "2026-11",
});

test("what has been won, with whom and against whom", () => {
  const record = athleteRecord([match(true), match(true), match(false, "duda"), match(true, "ana", ["bia"])]);
  expect(record).toEqual({
    matches: 4,
    wins: 3,
    form: [true, true, false, true],
    streak: 1,
    bestStreak: 2,
    partners: [
      { key: "ana", matches: 3, wins: 3 },
      { key: "duda", matches: 1, wins: 0 },
    ],
    opponents: [
      { key: "bia", matches: 4, wins: 3 },
      { key: "caio", matches: 3, wins: 2 },
    ],
    categories: [{ key: "Intermediário", matches: 4, wins: 3 }],
    months: [{ key: "2026-11", matches: 4, wins: 3 }],
  });
});

test("who has not played has a record of nothing", () => {
  expect(athleteRecord([])).toMatchObject({ matches: 0, wins: 0, form: [], streak: 0, partners: [] });
});

test("the months go from the oldest to the newest, and no more than a year of them", () => {
  const months = Array.from(
    { length: 14 },
    (_, index) => `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
  );
  const record = athleteRecord([
    ...months.map((month) => ({ ...match(true), month })),
    { ...match(false), month: "2026-02" },
    { ...match(true), month: null },
  ]);
  expect(record.months.map(({ key }) => key)).toEqual(months.slice(2));
  expect(record.months.at(-1)).toEqual({ key: "2026-02", matches: 2, wins: 1 });
});

const name = fc.constantFrom("a", "b", "c", "d", "e", "f", "g");
const anyMatch = fc.record({
  won: fc.boolean(),
  partnerId: fc.option(name),
  opponentIds: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }),
  category: fc.option(name),
  month: fc.option(fc.constantFrom("2026-01", "2026-02", "2026-03")),
});

test("no win is counted that was not played, and the streak is the end of what was won", () => {
  fc.assert(
    fc.property(fc.array(anyMatch, { maxLength: 40 }), (matches) => {
      const record = athleteRecord(matches);
      expect(record.wins).toBeLessThanOrEqual(record.matches);
      expect(record.bestStreak).toBeGreaterThanOrEqual(record.streak);
      expect(matches.slice(matches.length - record.streak).every(({ won }) => won)).toBe(true);
      expect(matches.at(-record.streak - 1)?.won ?? false).toBe(false);
      for (const tallies of [record.partners, record.opponents, record.categories]) {
        expect(tallies.length).toBeLessThanOrEqual(mostTallies);
        for (const { matches: played, wins } of tallies) expect(wins).toBeLessThanOrEqual(played);
      }
      expect(record.partners.reduce((sum, one) => sum + one.matches, 0)).toBeLessThanOrEqual(record.matches);
    }),
  );
});

test("with whom and against whom does not depend on the order in which it was played", () => {
  fc.assert(
    fc.property(fc.array(anyMatch, { maxLength: 30 }), (matches) => {
      const { partners, opponents, categories } = athleteRecord(matches);
      expect(athleteRecord(matches.toReversed())).toMatchObject({ partners, opponents, categories });
    }),
  );
});
