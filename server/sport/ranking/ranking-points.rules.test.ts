import { expect, test } from "vitest";
import vectors from "../../../tests/vectors/ranking-points.json";
import { roundsReached } from "../draws/rounds.rules";
import { pointsFor, rankingTierNames } from "./ranking-points.rules";

test.each(rankingTierNames)("%s pays what the table says, half rounded up", (tier) => {
  const paid = Object.fromEntries(roundsReached.map((reached) => [reached, pointsFor(tier, reached)]));
  expect(paid).toEqual(vectors.default_platform.tiers[tier]);
});

test("the tiers are those of the table", () => {
  expect([...rankingTierNames].sort()).toEqual(Object.keys(vectors.default_platform.tiers).sort());
});

test("who stayed away from every match earns nothing", () => {
  expect(pointsFor("G1500", null)).toBe(0);
});
