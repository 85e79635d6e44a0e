import fc from "fast-check";
import { expect, test } from "vitest";
import { arenaKeyOf, freeKey } from "./arena-name.rules";

test.each([
  ["Arena Pé na Areia", "arena-pe-na-areia"],
  ["  São João & Cia. (Praia Mole) ", "sao-joao-cia-praia-mole"],
  ["東京", "arena"],
  ["---", "arena"],
  ["A".repeat(100), "a".repeat(50)],
])("%j is found at %j", (name, key) => expect(arenaKeyOf(name)).toBe(key));

test("whatever an arena is called, its key fits the address and the table", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (name) => {
      expect(arenaKeyOf(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(arenaKeyOf(name).length).toBeLessThanOrEqual(50);
    }),
  );
});

test("a second arena of the same name has a number", () => {
  expect(freeKey("arena-sol", new Set(["arena-sol-2"]))).toBe("arena-sol");
  expect(freeKey("arena-sol", new Set(["arena-sol"]))).toBe("arena-sol-2");
  expect(freeKey("arena-sol", new Set(["arena-sol", "arena-sol-2", "arena-sol-4"]))).toBe("arena-sol-3");
});
