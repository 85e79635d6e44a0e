/** An exact fraction in lowest terms; the denominator is above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** @throws RangeError if the denominator is not positive, or an argument is no integer. */
export function fraction(over: number | bigint, under: number | bigint = 1n): Fraction {
  const [top, bottom] = [BigInt(over), BigInt(under)];
  if (bottom <= 0n) throw new RangeError(`${over}/${under} is no fraction`);
  const shared = commonDivisor(top < 0n ? -top : top, bottom);
  return { over: top / shared, under: bottom / shared };
}

export const nothing = fraction(0);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);

export const sumOf = (fractions: readonly Fraction[]): Fraction =>
  fractions.reduce((sum, one) => plus(sum, one), nothing);

/** The whole number below it, or itself. */
export function floorOf({ over, under }: Fraction): number {
  const cut = over / under;
  return Number(over < 0n && cut * under !== over ? cut - 1n : cut);
}

/** To the nearest whole number, a half upwards. */
export const halfUp = ({ over, under }: Fraction): number =>
  floorOf({ over: 2n * over + under, under: 2n * under });

/** Below 0 where a is less than b. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return Number(difference > 0n) - Number(difference < 0n);
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [large, small] = [a, b];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}
