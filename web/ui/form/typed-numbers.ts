/** "45", "33,33", "33.33%" → hundredths of a percent; undefined for what is no number. */
export function basisPointsFromTyping(typed: unknown): number | undefined {
  if (typeof typed === "number") return typed;
  if (typeof typed !== "string") return undefined;
  const text = typed.replace("%", "").trim().replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text) * 100);
}

/** 4550 → "45,5", as one types it. */
export const percentToType = (basisPoints: number): string => `${basisPoints / 100}`.replace(".", ",");

const mostDigits = 11;

/** "R$ 5,001" (a 1 typed after R$ 5,00) → 5001 centavos. Whatever is not a digit is ignored. */
export function centsFromTyping(text: string): number {
  const digits = text.replace(/\D/g, "").replace(/^0+/, "").slice(0, mostDigits);
  return digits === "" ? 0 : Number(digits);
}

/** A number as a field sends it: blank means that there is none. */
export function numberOrNull(value: unknown): number | null {
  return value === "" || value === null || value === undefined ? null : Number(value);
}
