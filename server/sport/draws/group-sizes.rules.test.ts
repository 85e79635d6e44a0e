import { expect, test } from "vitest";
import vectors from "../../../tests/vectors/draw-templates.json";
import { groupSizes } from "./group-draw.rules";

test.each(Object.entries(vectors._meta.group_sizes_default))(
  "%s pairs are divided as the table says",
  (entries, sizes) => {
    expect(groupSizes(Number(entries), null)).toEqual(sizes);
  },
);

test("an aim for the size changes their number, but no group has fewer than three", () => {
  expect(groupSizes(13, 4)).toEqual([5, 4, 4]);
  expect(groupSizes(11, 4)).toEqual([4, 4, 3]);
  expect(groupSizes(16, 4)).toEqual([4, 4, 4, 4]);
  expect(groupSizes(8, 3)).toEqual([4, 4]);
  expect(groupSizes(5, 2)).toEqual([5]);
  expect(groupSizes(6, 20)).toEqual([6]);
});
