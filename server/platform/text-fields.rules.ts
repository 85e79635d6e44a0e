import { z } from "zod";
import { cleanText } from "./text.rules";

/** Longest text any single field may send, in UTF-16 units; bounds the work of `cleanText`. */
const longestRawText = 10_000;

/**
 * A text field, cleaned; pipe it into the field's own limits: `cleanString().pipe(z.string().min(3, "…"))`.
 * @param requiredMessage shown when the value is missing or is not a text.
 */
export function cleanString(requiredMessage = "Campo obrigatório") {
  return z.string({ error: requiredMessage }).max(longestRawText, "Texto longo demais").transform(cleanText);
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
