/** What the letters of a PDF's own font have beyond Latin-1. */
const alsoPrinted = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
const accents = /\p{M}/gu;

const isPrinted = (sign: string): boolean =>
  /^[\x20-\x7e\xa0-\xff]$/.test(sign) || alsoPrinted.includes(sign);

/**
 * A text as the letters of a PDF's own font can print it: others lose their accents, are left out where they are
 * pictures, and are "?" where nothing is like them.
 */
export function printedText(text: string): string {
  const signs = [...text.normalize("NFC")].map((sign) => {
    if (isPrinted(sign)) return sign;
    const plain = sign.normalize("NFKD").replace(accents, "");
    if ([...plain].every(isPrinted)) return plain;
    return /[\p{Extended_Pictographic}\p{C}]/u.test(sign) ? "" : "?";
  });
  return signs.join("").replaceAll(/ {2,}/g, " ").trim();
}
