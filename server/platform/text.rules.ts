import { z } from "zod";

/** Longest text any single field may send, in UTF-16 units; bounds the work of `cleanText`. */
const longestRawText = 10_000;

/**
 * What every text a person types goes through before it is validated or stored: NFC, without angle brackets,
 * 'javascript:' and inline event handlers ("onclick="), trimmed.
 * Idempotent: repeated until nothing changes, because removing one pattern can join the halves of another.
 */
export function cleanText(text: string): string {
  let clean = text;
  let before: string;
  do {
    before = clean;
    clean = withoutScheme(clean.normalize("NFC").replace(/[<>]/g, ""))
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

/** False for text PostgreSQL or JSON cannot carry: NUL characters and lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

/**
 * A text field, cleaned; pipe it into the field's own limits: `cleanString().pipe(z.string().min(3, "…"))`.
 * @param requiredMessage shown when the value is missing or is not a text.
 */
export function cleanString(requiredMessage = "Campo obrigatório") {
  return z
    .string({ error: requiredMessage })
    .max(longestRawText, "Texto longo demais")
    .refine(isStorableText, "Texto contém caracteres inválidos")
    .transform(cleanText);
}

/** A text or null; blank counts as null, anything else is cleaned. Absent is refused: see `optionalCleanString`. */
export function nullableCleanString() {
  return cleanString()
    .nullable()
    .transform((text) => text || null);
}

/** A text that may be left out: missing, null and blank all become null; anything else is cleaned. */
export function optionalCleanString() {
  return cleanString()
    .nullish()
    .transform((text) => text || null);
}
