/**
 * The modulo-11 check digit that CPF and CNPJ share.
 * @param base characters 0-9 and A-Z; a letter counts as its ASCII code minus 48, so digits keep their value.
 * @param weights one per character.
 * Source: Receita Federal, Nota Técnica 49/2024.
 */
export function checkDigit(base: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * (base.charCodeAt(index) - 48), 0);
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
