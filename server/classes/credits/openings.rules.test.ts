import { expect, test } from "vitest";
import { offeredOpenings } from "./openings.rules";

const classes = (level: string, count: number, heldAt: number | null = null) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${level}${index + 1}`,
    waiting: index + 1 === heldAt ? [{}] : [],
  }));
const offered = (...of: Parameters<typeof offeredOpenings<ReturnType<typeof classes>[number]>>) =>
  offeredOpenings(...of).map(({ name }) => name);

test.each([
  ["both levels have more than half", 9, 9, ["C1", "C2", "C3", "D1", "D2", "D3"]],
  ["only the own level has more", 9, 1, ["C1", "C2", "C3", "C4", "C5", "D1"]],
  ["only the others have more", 1, 9, ["C1", "D1", "D2", "D3", "D4", "D5"]],
  ["both have less", 2, 1, ["C1", "C2", "D1"]],
])("%s", (_name, own, others, names) => {
  expect(offered(classes("C", own), classes("D", others), 6)).toEqual(names);
});

test("a class in which a place is held is offered first, whichever level it has", () => {
  expect(offered(classes("C", 9), classes("D", 9, 4), 4)).toEqual(["D4", "C1", "C2", "D1"]);
  expect(offered(classes("C", 2, 2), classes("D", 0), 4)).toEqual(["C2", "C1"]);
});
