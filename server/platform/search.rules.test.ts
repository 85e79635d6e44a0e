import { expect, test } from "vitest";
import { plainWords, searchedWords, searchPattern } from "./search.rules";

test.each([
  ["Gestão de Usuários", ["gestao", "de", "usuarios"]],
  ["  Arena Beira-Mar, nº 2 ", ["arena", "beira", "mar", "n", "2"]],
  ["INÍCIO", ["inicio"]],
  ["", []],
])("the words of “%s”", (text, words) => expect(plainWords(text)).toEqual(words));

test("one letter searches for nothing, two for whatever begins with them", () => {
  expect(searchedWords("á")).toEqual([]);
  expect(searchedWords(" - ")).toEqual([]);
  expect(searchedWords("Jo")).toEqual(["jo"]);
  expect(searchedWords("a b")).toEqual(["a", "b"]);
});

test("a long text is cut, and no sign of it means anything to the database", () => {
  expect(searchedWords("ab ".repeat(500))).toHaveLength(8);
  expect(searchedWords("x".repeat(500))).toEqual(["x".repeat(40)]);
  expect(searchPattern(searchedWords("verão & !(copa:*) | 'x'"))).toBe("verao:* & copa:* & x:*");
});
