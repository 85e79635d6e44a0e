import { expect, test } from "vitest";
import { classOccupancy } from "./class-kind-and-status.rules";

test.each([
  [0, 0, "RED", 100, 0],
  [79, 100, "GREEN", 79, 21],
  [159, 199, "GREEN", 80, 40],
  [1999, 2000, "YELLOW", 100, 1],
])(
  "%i of %i is %s, %i %%, %i free: the colour comes before the rounding",
  (enrolled, max, colour, percent, free) => {
    expect(classOccupancy({ enrolled, max })).toEqual({ colour, percent, free });
  },
);
