import fc from "fast-check";
import { expect, test } from "vitest";
import { byAge } from "./LatePayers";

test("each of them counts once, by the age of the oldest", () => {
  const late = (daysLate: number) => ({ daysLate, overdueInCents: 10_00 });
  expect(
    byAge([late(1), late(15), late(16), late(60), late(61), late(400)]).map(({ value }) => value),
  ).toEqual([20_00, 10_00, 10_00, 20_00]);
  fc.assert(
    fc.property(
      fc.array(fc.record({ daysLate: fc.integer({ min: 1, max: 2000 }), overdueInCents: fc.nat(1e6) })),
      (all) => {
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(byAge(all).map(({ value }) => value))).toBe(sum(all.map((one) => one.overdueInCents)));
      },
    ),
  );
});
