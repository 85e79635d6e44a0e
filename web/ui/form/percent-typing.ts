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
