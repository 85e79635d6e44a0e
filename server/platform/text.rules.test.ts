import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText, isStorableText, legibleText } from "./text.rules";
import { cleanString, optionalCleanString } from "./input-fields.rules";

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

/** Texts of everything there is, halves of characters too, and of what is to go more often than by chance. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "\0",
        "\ud83d",
        "\ude00",
        "\u202e",
        "\u2067",
        "\ufeff",
        "\u200b",
        "\u0301",
        "e",
        " ",
        "\n",
      ),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(""));

describe("legibleText", () => {
  test.each([
    "Torneio de Verão – 2ª edição: dupla mista, R$ 50 = inscrição",
    "  “Praia” d'Água\t100 % — João & Conceição\r\nlinha\n",
    "👨‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇧🇷",
    "",
  ])("keeps %j as it is", (text) => {
    expect(legibleText(text)).toBe(text);
  });

  test.each([
    ["a\0b", "ab"],
    ["a\u0007\u001b[31m\u0085b", "a[31mb"],
    ["a\ud800b\udc00", "ab"],
    ["\ud83d\0\ude00", ""],
    ["\u202eosrevni\u202c \u2066x\u2069\u200e\u200f\u061c", "osrevni x"],
    ["\ufeffNo\u200bme\u2060", "Nome"],
    ["Joa\u0303o", "João"],
    ["Joa\0\u0303o", "João"],
    [" \u200b\u200d\u3164\u2800\ufe0f\u00ad\n", ""],
  ])("turns %j into %j", (text, legible) => {
    expect(legibleText(text)).toBe(legible);
  });

  test("what it leaves can be stored, has no direction of its own, and changes nothing the second time", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const legible = legibleText(text);
        expect(isStorableText(legible)).toBe(true);
        expect(legible).toBe(legible.normalize("NFC"));
        expect(legible).not.toMatch(/\p{Bidi_Control}|\uFEFF/u);
        expect(legibleText(legible)).toBe(legible);
      }),
    );
  });

  test("letters, signs and spaces between them stay as they are typed", () => {
    const letter = fc.constantFrom(..."abcçéãõüÀÍ ºª-–'’\"%_\\/.,:;!?()[]{}@#$&*+=<>0123456789\n\t🏖🎾");
    fc.assert(
      fc.property(fc.string({ unit: letter }), (text) => {
        expect(legibleText(`a${text}a`)).toBe(`a${text}a`);
      }),
    );
  });
});

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

  test("removes a pattern that is nested as deep as the field is long", () => {
    expect(cleanText("java".repeat(900) + "script:".repeat(900))).toBe("");
  });

  test("leaves no pattern behind, however the pieces are nested, and changes nothing the second time", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/[<>]|javascript:|\bon\w+\s*=/i);
        expect(clean).toBe(legibleText(clean).trim());
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});

describe("cleanString", () => {
  test("takes out what a database cannot store, as the API does", () => {
    for (const [text, clean] of [
      ["a\0b", "ab"],
      ["\ud800", ""],
      ["x\udc00y", "xy"],
    ] as const) {
      expect(isStorableText(text)).toBe(false);
      expect(cleanString().parse(text)).toBe(clean);
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
