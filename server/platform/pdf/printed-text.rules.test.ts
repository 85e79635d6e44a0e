import fc from "fast-check";
import { expect, test } from "vitest";
import { printedText } from "./printed-text.rules";

test.each([
  ["Conceição & Müller – “Ação”…", "Conceição & Müller – “Ação”…"],
  ["Žaneta Dvořák", "Žaneta Dvorák"],
  ["Arena 🏖️ Sol", "Arena Sol"],
  ["Łódź", "?ódz"],
  ["日本", "??"],
  ["linha\nnova", "linhanova"],
  ["Jose\u0301", "José"],
])("'%s' is printed as '%s'", (text, printed) => {
  expect(printedText(text)).toBe(printed);
});

test("whatever is typed, only what the font has is printed, and printing it again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const printed = printedText(text);
      expect(printed).toMatch(/^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/);
      expect(printedText(printed)).toBe(printed);
    }),
  );
});
