import fc from "fast-check";
import { expect, test } from "vitest";
import { excessOfJson } from "./json-size.rules";

const list = (length: number) => Array.from({ length }, (_, n) => n);
const object = (keys: number) => Object.fromEntries(list(keys).map((n) => [`a${n}`, n]));

test.each([
  [{ ids: list(1_000) }, null],
  [{ ids: list(1_001) }, "No máximo 1000 itens por lista em “variables”."],
  [object(100), null],
  [object(101), "No máximo 100 campos por objeto em “variables”."],
  [list(6).map(() => list(999)), "No máximo 5000 valores em “variables”."],
  [{ text: ",[{".repeat(20_000) }, null],
  [{ text: '\\",'.repeat(20_000) }, null],
])("what a text contains is counted before it is parsed", (value, excess) => {
  expect(excessOfJson(JSON.stringify(value))).toBe(excess);
});

test("small values pass, whatever they contain", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(excessOfJson(JSON.stringify(value))).toBeNull();
    }),
  );
});

test("what is no JSON does not keep it busy", () => {
  for (const text of ['"', "\\", "]]]", '{"a', ",,,,"]) expect(excessOfJson(text)).toBeNull();
});
