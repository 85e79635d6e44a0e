import fc from "fast-check";
import { expect, test } from "vitest";
import { counted, plural } from "./numbers.rules";

test.each([
  [0, "0 jogos"],
  [1, "1 jogo"],
  [2, "2 jogos"],
  [21, "21 jogos"],
  [1_000_000, "1000000 jogos"],
])("%i is counted as %s", (count, text) => {
  expect(counted(count, "jogo", "jogos")).toBe(text);
});

test("of whole numbers only 1 takes the singular", () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(plural(count, "entra", "entram")).toBe(count === 1 ? "entra" : "entram");
    }),
  );
});
