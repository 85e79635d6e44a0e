import { expect, test } from "vitest";
import { highestLevelOf, levelInWords } from "./athlete-level.rules";

test.each([
  ["Fun", "FUN"],
  ["Iniciante", "D"],
  ["Intermediário", "C"],
  ["Avançado", "B"],
  ["Pro", "A_PRO"],
  ["PRO", "A_PRO"],
  ["A", "A_PRO"],
  ["A/PRO", "A_PRO"],
  ["b", "B"],
  ["Misto B", "B"],
  ["Feminina C/D", "C"],
  ["40+ B", "B"],
  ["Sub 14", null],
  ["40+", null],
  ["Open", null],
  ["", null],
  ["constructor", null],
])("“%s” admits up to %s", (text, level) => {
  expect(highestLevelOf(text)).toBe(level);
});

test("a category says which levels it admits", () => {
  const texts = ["Livre", "Fun", "D", "Intermediário", "Avançado", "Pro", "A/PRO", "40+"];
  expect(texts.map(levelInWords)).toEqual([
    "Livre: todos os níveis",
    "Fun: só Fun",
    "D: até D",
    "Intermediário: até C",
    "Avançado: até B",
    "Pro: todos os níveis",
    "A/PRO: todos os níveis",
    "40+: todos os níveis",
  ]);
});
