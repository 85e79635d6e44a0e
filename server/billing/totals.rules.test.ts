import fc from "fast-check";
import { expect, test } from "vitest";
import { growthOf } from "./totals.rules";

const cents = fc.integer({ min: 0, max: 1e12 });
const positive = fc.integer({ min: 1, max: 1e12 });

test("the permille is exact to half a one, and the text says the same", () => {
  fc.assert(
    fc.property(cents, positive, (current, previous) => {
      const { permille, text } = growthOf(current, previous);
      if (permille === null) throw new Error("there is one");
      const distance = (BigInt(current) - BigInt(previous)) * 1000n - BigInt(permille) * BigInt(previous);
      expect(2n * (distance < 0n ? -distance : distance) <= BigInt(previous)).toBe(true);
      expect(text).toMatch(permille === 0 ? /^0,0%$/ : permille > 0 ? /^\+\d+,\d%$/ : /^-\d+,\d%$/);
      expect(Number(text.replace(/[,%+]/g, ""))).toBe(permille);
    }),
  );
});

test("half a permille goes away from zero, both ways", () => {
  expect(growthOf(2001, 2000)).toEqual({ permille: 1, text: "+0,1%" });
  expect(growthOf(1999, 2000)).toEqual({ permille: -1, text: "-0,1%" });
});

test("from a debt there is none", () => {
  fc.assert(
    fc.property(cents, positive, (current, debt) => {
      expect(growthOf(current, -debt)).toEqual({ permille: null, text: "—" });
    }),
  );
});
