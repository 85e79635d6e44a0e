import { describe, expect, test } from "vitest";
import { importInWords, shownFileName } from "./bank-line.rules";

describe("the result of an import in words", () => {
  const inWords = (lines: number, newLines: number, matched: number) =>
    importInWords({ lines, newLines, matched, matchedInCents: 0 });

  test.each([
    [0, 0, 0, "Nenhum valor recebido neste extrato."],
    [4, 0, 0, "Tudo neste extrato já tinha sido importado."],
    [1, 1, 0, "1 recebimento novo."],
    [9, 8, 2, "8 recebimentos novos, 2 conciliados sozinhos, 1 já estava aqui."],
    [9, 1, 1, "1 recebimento novo, 1 conciliado sozinho, 8 já estavam aqui."],
  ])("%i of which %i new and %i matched", (lines, newLines, matched, words) => {
    expect(inWords(lines, newLines, matched)).toBe(words);
  });
});

test("a file keeps its name, as far as it can be shown", () => {
  expect(shownFileName(" extrato  novembro.ofx ")).toBe("extrato novembro.ofx");
  expect(shownFileName("<b>\u202e")).toBe("b");
  expect(shownFileName("")).toBe("extrato.ofx");
  expect(shownFileName("x".repeat(500))).toHaveLength(120);
});
