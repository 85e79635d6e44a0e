import fc from "fast-check";
import { expect, test } from "vitest";
import { inThousands } from "./numbers.rules";

test("numbers are grouped as Brazil groups them", () => {
  const brazils = new Intl.NumberFormat("pt-BR");
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -9999, max: 99_999 })), (value) => {
      expect(inThousands(value)).toBe(brazils.format(value));
    }),
  );
});
