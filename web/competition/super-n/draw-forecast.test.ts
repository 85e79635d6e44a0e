import { expect, test } from "vitest";
import { forecastDraw } from "./StartTournamentDialog";

test("eight athletes: 7 rounds, 14 matches, 7 for each, and no rests", () => {
  expect(forecastDraw(8)).toEqual({
    rounds: 7,
    matches: 14,
    matchesPerRound: 2,
    perAthlete: [7, 7],
    restingPerRound: 0,
  });
});

test("five athletes: one rests in each round", () => {
  expect(forecastDraw(5)).toMatchObject({ matchesPerRound: 1, restingPerRound: 1 });
});

test("three and nine athletes do not make a Super 8", () => {
  expect(forecastDraw(3)).toBeNull();
  expect(forecastDraw(9)).toBeNull();
});
