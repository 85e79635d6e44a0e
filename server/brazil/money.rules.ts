import { inThousands } from "../platform/numbers.rules";

const centsInReal = 100;

/**
 * "R$ 1.234,56", with a no-break space as Intl writes it; a debt as "-R$ 0,05".
 * @param cents integer centavos.
 * @throws RangeError for anything but a safe integer.
 */
export function formatCents(cents: number): string {
  const minus = cents < 0 ? "-" : "";
  return `${minus}R$\u00a0${amountInDigits(Math.abs(cents))}`;
}

/** "1.234,56", "-0,05". @param cents integer centavos. @throws RangeError for anything but a safe integer. */
export function amountInDigits(cents: number): string {
  assertCents(cents);
  const amount = Math.abs(cents);
  const reais = inThousands(Math.floor(amount / centsInReal));
  return `${cents < 0 ? "-" : ""}${reais},${String(amount % centsInReal).padStart(2, "0")}`;
}

/**
 * Reads an amount as people type it: "1.234,56", "1234,56", "1234.56", "R$ 50", "-5".
 * A dot before three digits groups thousands ("1.234" is 1234 reais), before one or two it is the decimal sign.
 * @returns integer centavos, or null when the text is no amount or too large.
 */
export function parseReaisToCents(text: string): number | null {
  const match = /^(-?)(?:R\$)?(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/i.exec(withDecimalComma(text));
  if (!match) return null;
  const [, minus, minusAfter, reais = "", decimals = ""] = match;
  if (minus && minusAfter) return null;
  const cents = Number(reais.replaceAll(".", "") + decimals.padEnd(2, "0"));
  if (!Number.isSafeInteger(cents)) return null;
  return (minus || minusAfter) && cents > 0 ? -cents : cents;
}

/**
 * Splits an amount by weights so that the parts add up exactly: everyone gets their share rounded down, and the
 * remaining centavos go to the largest remainders, the earlier first where equal.
 * @param totalInCents integer centavos from 0.
 * @param weights integers from 0, not all 0.
 * @throws RangeError for other numbers.
 */
export function splitByLargestRemainder(totalInCents: number, weights: readonly number[]): number[] {
  assertCents(totalInCents);
  const isWeight = (weight: number) => Number.isSafeInteger(weight) && weight >= 0;
  if (totalInCents < 0 || !weights.every(isWeight))
    throw new RangeError("Amount and weights must be integers from 0");
  // BigInt: amount times weight may exceed what a number counts exactly.
  const total = BigInt(totalInCents);
  const sum = weights.reduce((added, weight) => added + BigInt(weight), 0n);
  if (sum === 0n) throw new RangeError("Some weight must be above 0");
  const shares = weights.map((weight, index) => {
    const product = total * BigInt(weight);
    return { index, part: Number(product / sum), remainder: product % sum };
  });
  const missing = totalInCents - shares.reduce((added, { part }) => added + part, 0);
  const byRemainder = [...shares].sort(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder),
  );
  for (const share of byRemainder.slice(0, missing)) share.part += 1;
  return shares.map(({ part }) => part);
}

function withDecimalComma(text: string): string {
  const compact = text.replace(/\s/g, "");
  return /^[^.,]*\.\d{1,2}$/.test(compact) ? compact.replace(".", ",") : compact;
}

function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not an amount in centavos`);
}
