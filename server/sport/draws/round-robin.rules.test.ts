import { describe, expect, test } from "vitest";
import { roundRobin } from "./plan-draw.rules";

describe.each([2, 3, 4, 5, 6, 7, 13, 16])("%s entries", (count) => {
  const entries = Array.from({ length: count }, (_, index) => index + 1);
  const rounds = roundRobin(entries);

  test("everybody meets everybody once", () => {
    const met = rounds.flat().map((pair) => [...pair].sort((one, other) => one - other).join("-"));
    expect(new Set(met).size).toBe((count * (count - 1)) / 2);
    expect(met).toHaveLength((count * (count - 1)) / 2);
  });

  test("no entry plays twice in a round", () => {
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2);
  });

  test("the two best meet in the last round", () => {
    expect(rounds.at(-1)).toContainEqual([1, 2]);
  });
});

test("who is alone has no match", () => {
  expect(roundRobin(["one"])).toEqual([]);
  expect(roundRobin([])).toEqual([]);
});
