const checkDigit = (digits: string, weights: readonly number[]): number => {
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
};

const secondWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** A valid CNPJ, different for every number. */
export function makeCnpj(number: number): string {
  const base = `${String(10_000_000 + (number % 89_999_999))}0001`;
  const first = checkDigit(base, secondWeights.slice(1));
  return `${base}${first}${checkDigit(`${base}${first}`, secondWeights)}`;
}
