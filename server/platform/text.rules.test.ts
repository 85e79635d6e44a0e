import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanString, cleanText, isStorableText, optionalCleanString } from "./text.rules";

const hostilePieces = [
  "<",
  ">",
  "javascript:",
  "JavaScript:",
  "onclick=",
  " onload =",
  "java",
  "script:",
  "on",
  "x",
  "=",
  " ",
  "é",
  "e\u0301",
];
const hostileText = fc
  .array(fc.constantFrom(...hostilePieces), { maxLength: 30 })
  .map((pieces) => pieces.join(""));

describe("cleanText", () => {
  test("keeps ordinary Portuguese text as it is", () => {
    expect(cleanText("Torneio de Verão – 2ª edição: dupla mista, R$ 50 = inscrição")).toBe(
      "Torneio de Verão – 2ª edição: dupla mista, R$ 50 = inscrição",
    );
  });

  test.each([
    ["<b>Copa</b>", "bCopa/b"],
    ["javascript:alert(1)", "alert(1)"],
    ["JAVASCRIPT:alert(1)", "alert(1)"],
    ["javascrijavascript:pt:alert(1)", "alert(1)"],
    ["java<script:alert(1)", "alert(1)"],
    ["às 18:30: javascript:javascript", "às 18:30: javascript"],
    ['img onerror="x"', 'img "x"'],
    ["img onerror = x", "img  x"],
    ["onjavascript:load=x", "x"],
    ["  Copa  ", "Copa"],
    ["Joa\u0303o", "João"],
    ["Joa<\u0303o", "João"],
  ])("turns %j into %j", (dirty, clean) => {
    expect(cleanText(dirty)).toBe(clean);
  });

  test("takes no longer for a pattern that is nested as deep as the field is long", () => {
    const nested = "java".repeat(900) + "script:".repeat(900);
    const started = performance.now();
    for (let field = 0; field < 100; field++) expect(cleanText(nested)).toBe("");
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test("leaves no pattern behind, however the pieces are nested, and changes nothing the second time", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/[<>]|javascript:|\bon\w+\s*=/i);
        expect(clean).toBe(clean.normalize("NFC").trim());
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});

describe("cleanString", () => {
  test("refuses what a database cannot store", () => {
    for (const text of ["a\0b", "\ud800", "x\udc00y"]) {
      expect(isStorableText(text)).toBe(false);
      expect(cleanString().safeParse(text).error?.issues[0]?.message).toBe(
        "Texto contém caracteres inválidos",
      );
    }
    expect(isStorableText("🏖️ praia")).toBe(true);
  });

  test("refuses overlong text before cleaning it", () => {
    expect(cleanString().safeParse("a".repeat(10_000)).success).toBe(true);
    expect(cleanString().safeParse("a".repeat(10_001)).error?.issues[0]?.message).toBe("Texto longo demais");
  });

  test("says which field is missing", () => {
    expect(cleanString("Nome é obrigatório").safeParse(undefined).error?.issues[0]?.message).toBe(
      "Nome é obrigatório",
    );
  });

  test("an optional text is null when missing, blank or cleaned away", () => {
    for (const nothing of [undefined, null, "", "   ", "<>"])
      expect(optionalCleanString().parse(nothing)).toBeNull();
    expect(optionalCleanString().parse(" <Copa> ")).toBe("Copa");
  });
});
