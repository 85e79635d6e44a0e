import { expect, test } from "vitest";
import { foundBy, plainWords, searchedWords, searchPatterns, wordPatterns } from "./search.rules";

test.each([
  ["Gestão de Usuários", ["gestao", "de", "usuarios"]],
  ["  Arena Beira-Mar, nº 2 ", ["arena", "beira", "mar", "n", "2"]],
  ["INÍCIO", ["inicio"]],
  ["", []],
])("the words of “%s”", (text, words) => expect(plainWords(text)).toEqual(words));

test("one letter searches all there is for nothing, two for whatever begins with them", () => {
  expect(searchedWords("á")).toEqual([]);
  expect(searchedWords(" - ")).toEqual([]);
  expect(searchedWords("Jo")).toEqual(["jo"]);
  expect(searchedWords("a b")).toEqual(["a", "b"]);
  expect(wordPatterns(["jo", "silva"])).toEqual(["%silva%", "% jo%"]);
});

test.each([
  ["D'Ávila", ["davila"]],
  ["d’avila", ["davila"]],
  ["D´ÁVILA", ["davila"]],
  ["Maria-Clara", ["maria", "clara"]],
  ["Ana.Lima@Teste.example", ["analimatesteexample"]],
  ["2ª Etapa (B)", ["2a", "etapa", "b"]],
  ["A/PRO", ["a", "pro"]],
  ["11.222.333/0001-81", ["11222333000181"]],
  ["12.ABC.345/01DE-35", ["12abc34501de35"]],
  ["11.222.33", ["1122233"]],
  ["11.222.333/00", ["11222333", "00"]],
  ["verão & !(copa:*) | 'x'", ["verao", "copa", "x"]],
  ["100%", ["100"]],
  ["\0\ud800ok", ["ok"]],
])("%j looks for the words %j", (typed, words) => {
  expect(searchedWords(typed)).toEqual(words);
});

test("a long text is cut, and no sign of it means anything to the database", () => {
  expect(searchedWords("ab ".repeat(500))).toHaveLength(8);
  expect(searchedWords("x".repeat(500))).toEqual(["x".repeat(40)]);
  expect(searchPatterns("100% \\ _a")).toEqual(["%100%", "% a%"]);
});

test("a list is whole while nothing is typed, and empty when nothing but signs is", () => {
  for (const nothing of [null, undefined, "", "  "]) {
    expect(searchPatterns(nothing)).toBeNull();
    expect(foundBy(nothing, (word) => [{ name: word }])).toBeNull();
  }
  expect(searchPatterns("%")).toEqual(["%!%"]);
  expect(foundBy("silva ana", (word) => [{ name: word }, { city: word }])).toEqual({
    AND: [
      { OR: [{ name: { contains: "silva" } }, { city: { contains: "silva" } }] },
      { OR: [{ name: { contains: "ana" } }, { city: { contains: "ana" } }] },
    ],
  });
});
