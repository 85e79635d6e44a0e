/** How much more or less than before, as a number and as it is shown. */
export interface Growth {
  /** In tenths of a percent, half away from zero; null where there is no percentage. */
  permille: number | null;
  /** "+25,0%", "-66,7%"; "—" where there is none. */
  text: string;
}

/** Growth from zero or a negative amount has no percentage; from zero to zero it is 0. Amounts in centavos. */
export function growthOf(current: number, previous: number): Growth {
  if (current === 0 && previous === 0) return { permille: 0, text: "0,0%" };
  if (previous <= 0) return { permille: null, text: "—" };
  const change = BigInt(current) - BigInt(previous);
  const size = change < 0n ? -change : change;
  const base = BigInt(previous);
  const permille = Number((size * 2000n + base) / (2n * base));
  const sign = permille === 0 ? "" : change < 0n ? "-" : "+";
  return {
    permille: sign === "-" ? -permille : permille,
    text: `${sign}${Math.floor(permille / 10)},${permille % 10}%`,
  };
}
