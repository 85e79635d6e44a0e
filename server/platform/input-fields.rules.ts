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

const wrongUrl = "URL inválida";

/** An address that a browser opens; its https:// may be left out. */
export const optionalWebsite = optionalCleanString()
  .pipe(z.string().max(200, wrongUrl).nullable())
  .transform((typed, ctx) => {
    if (typed === null) return null;
    const url = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed && /^https?:\/\//i.test(url) && /^[^.\s]+(\.[^.\s]+)+$/.test(parsed.hostname)) return url;
    ctx.addIssue({ code: "custom", message: wrongUrl });
    return z.NEVER;
  });

/** Highest price one field takes: R$ 100.000,00, in centavos. */
export const highestAmountInCents = 100_000_00;

/** A price in integer centavos, from 0 to R$ 100.000,00. */
export const amountInCents = z
  .number({ error: "Valor inválido" })
  .refine(Number.isInteger, "Valor inválido")
  .min(0, "Valor deve ser positivo")
  .max(highestAmountInCents, "Valor deve ser no máximo R$ 100.000,00");

/** A price that is owed or paid: at least one centavo; a field left empty says so too. */
export const someAmountInCents = z
  .number({ error: "Diga um valor maior que zero" })
  .min(1, "Diga um valor maior que zero")
  .pipe(amountInCents);

/**
 * A `when` condition for rules between several fields: Zod then runs the rule even if other fields are invalid, so that
 * the user sees all errors at once. By default Zod skips it.
 */
export const besideOtherProblems = ({ value }: { value: unknown }): boolean =>
  typeof value === "object" && value !== null;
