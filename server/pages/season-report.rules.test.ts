import fc from "fast-check";
import { expect, test } from "vitest";
import { agesInGroups, isReportedYear, largestShares, mostShares, percentOf } from "./report-figures.rules";

test("ages stand in their groups, at both ends, and those unknown last", () => {
  expect(
    agesInGroups([
      [null, 2],
      [17, 1],
      [18, 3],
      [29, 4],
      [50, 1],
      [93, 1],
    ]),
  ).toEqual([
    { name: "Até 17 anos", count: 1 },
    { name: "18 a 29 anos", count: 7 },
    { name: "50 anos ou mais", count: 2 },
    { name: "Sem data de nascimento", count: 2 },
  ]);
});

test("the counts of the groups and of the largest shares add up to the total", () => {
  const age = fc.option(fc.integer({ min: 0, max: 120 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(age, fc.nat({ max: 1000 })), { maxLength: 40 }), (ages) => {
      const all = ages.reduce((sum, [, count]) => sum + count, 0);
      const groups = agesInGroups(ages);
      expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(all);
      const shares = ages.map(([, count], index) => ({ name: `Arena ${index}`, count }));
      const shown = largestShares(shares);
      expect(shown.length).toBeLessThanOrEqual(mostShares);
      expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(all);
    }),
  );
});

test("a share of nothing has no percentage", () => {
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(0, 5), percentOf(0, 0)]).toEqual([33, 67, 0, null]);
});

test("a report reaches to the year after this one", () => {
  const today = "2026-11-28";
  expect([1899, 1900, 2026, 2027, 2028, 2026.5].map((year) => isReportedYear(year, today))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});
