import { expect, test } from "vitest";
import { forecastDraw } from "./draw-forecast";

test("eight athletes: 7 rounds, 14 matches, 7 for each, nobody rests", () => {
  expect(forecastDraw(8)).toEqual({
    rounds: 7,
    matches: 14,
    matchesPerRound: 2,
    perAthlete: [7, 7],
    restingPerRound: 0,
  });
});

test("nine athletes: one rests in each round", () => {
  expect(forecastDraw(9)).toMatchObject({ matchesPerRound: 2, restingPerRound: 1 });
});

test("three and seventeen are no Super 8", () => {
  expect(forecastDraw(3)).toBeNull();
  expect(forecastDraw(17)).toBeNull();
});
