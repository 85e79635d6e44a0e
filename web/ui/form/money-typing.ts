const mostDigits = 11;

/** "R$ 5,001" (a 1 typed after R$ 5,00) → 5001 centavos. Whatever is not a digit is ignored. */
export function centsFromTyping(text: string): number {
  const digits = text.replace(/\D/g, "").replace(/^0+/, "").slice(0, mostDigits);
  return digits === "" ? 0 : Number(digits);
}
