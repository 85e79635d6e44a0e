import { expect, test } from "vitest";
import { monthsOfPeriod, nothingTaught, reportPeriods, sumOfTaught } from "./report-figures.rules";
import { monthsShown } from "./report-months.rules";

test("a period is the sum of its months, and of none nothing", () => {
  const month = { ...nothingTaught, givenCount: 2, placeCount: 8, takenCount: 5, keptStudentCount: 3 };
  expect(sumOfTaught([month, month])).toEqual({
    ...nothingTaught,
    givenCount: 4,
    placeCount: 16,
    takenCount: 10,
    keptStudentCount: 6,
  });
  expect(sumOfTaught([])).toEqual(nothingTaught);
});

test("no period goes back further than the picture", () => {
  for (const period of reportPeriods) expect(monthsOfPeriod[period]).toBeLessThanOrEqual(monthsShown);
});
