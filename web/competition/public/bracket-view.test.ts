import { expect, test } from "vitest";
import { bracketSlots, currentColumn, type BracketMatch } from "./bracket-view";

const match = (order: number): BracketMatch => ({
  number: order,
  order,
  sides: [],
  note: null,
  id: null,
  way: "details",
  state: "open",
});
const round = (...orders: number[]) => ({ name: "", matches: orders.map(match) });

test("a bye leaves its place empty, and no line comes from it", () => {
  const [first, second] = bracketSlots("MAIN", [round(2), round(1, 2), round(1)]);
  expect(first?.map((slot) => slot.match?.order ?? null)).toEqual([null, 2, null, null]);
  expect(first?.map(({ leads }) => leads)).toEqual([null, "up", null, null]);
  expect(second?.map(({ reached }) => reached)).toEqual([true, false]);
  expect(second?.map(({ leads }) => leads)).toEqual(["down", "up"]);
});

test("among the losers rounds of the same size follow straight on each other", () => {
  const columns = bracketSlots("LOSERS", [round(1, 2), round(1, 2), round(1), round(1)]);
  expect(columns.map(({ length }) => length)).toEqual([2, 2, 1, 1]);
  expect(columns.map(([slot]) => slot?.leads)).toEqual(["straight", "down", "straight", null]);
});

test("one looks first at the round that is played, and at the final once all is over", () => {
  const over = (...orders: number[]) => ({
    name: "",
    matches: orders.map((order): BracketMatch => ({ ...match(order), state: "over" })),
  });
  expect(currentColumn([over(1, 2, 3, 4), round(1, 2), round(1)])).toBe(1);
  expect(currentColumn([over(1, 2), over(1)])).toBe(1);
});
