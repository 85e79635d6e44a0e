/** What no database stores or no screen shows, and what turns the direction of the text after it. */
const illegible = /(?![\t\n\r])[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * What every text from outside goes through, passwords too: NFC, without controls (tab and line breaks stay), halves of
 * characters, marks of direction and spaces of no width. A text of which nothing can be seen becomes "", so that it counts as missing.
 * Idempotent. What joins and varies emoji stays, so that a family stays one.
 */
export function legibleText(text: string): string {
  const legible = text.replace(illegible, "").normalize("NFC");
  return blank.test(legible) ? "" : legible;
}

/**
 * What every text a person types goes through before it is validated or stored: legible, without angle brackets,
 * 'javascript:' and inline event handlers ("onclick="), trimmed.
 * Idempotent: repeated until nothing changes, because removing one pattern can join the halves of another.
 */
export function cleanText(text: string): string {
  let clean = text;
  let before: string;
  do {
    before = clean;
    clean = withoutScheme(legibleText(clean).replace(/[<>]/g, ""))
      .replace(/\bon\w+\s*=/gi, "")
      .trim();
  } while (clean !== before);
  return clean;
}

const scheme = "javascript:";

/**
 * The text without 'javascript:', also where removing one joins the halves of another: one pass from colon to colon,
 * since as many passes as the pattern is nested would let a single request keep the server busy for seconds.
 */
function withoutScheme(text: string): string {
  const parts = text.split(":");
  const last = parts.pop() ?? "";
  let kept = "";
  for (const part of parts) {
    kept += `${part}:`;
    if (kept.slice(-scheme.length).toLowerCase() === scheme) kept = kept.slice(0, -scheme.length);
  }
  return kept + last;
}

/** False for text PostgreSQL or JSON cannot carry, with NUL characters or halves of characters: it is none. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}
