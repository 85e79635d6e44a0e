/** A source of unsigned 32-bit integers. */
export type RandomSource = () => number;

/**
 * The same sequence for the same seed, everywhere and for ever: a stored seed proves a draw afterwards.
 * Not for secrets.
 * Source: xoshiro128** by Blackman and Vigna, seeded through the 128-bit hash cyrb128.
 */
export function seededRandom(seed: string): RandomSource {
  let [a, b, c, d] = hash128(seed);
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
}

/**
 * A whole number from 0 up to but not including `limit`, each equally likely.
 * @throws RangeError unless `limit` is an integer from 1 to 2³².
 */
export function randomBelow(random: RandomSource, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32)
    throw new RangeError(`No number below ${limit}`);
  // The last, incomplete block of numbers would favour the small ones.
  const usable = 2 ** 32 - (2 ** 32 % limit);
  let number = random();
  while (number >= usable) number = random();
  return number % limit;
}

/** The items in random order, every order equally likely (Fisher–Yates). The argument stays as it is. */
export function shuffle<T>(items: readonly T[], random: RandomSource): T[] {
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(randomBelow(random, rest.length), 1));
  return shuffled;
}

function rotateLeft(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

function hash128(text: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    h1 = h2 ^ Math.imul(h1 ^ code, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ code, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ code, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ code, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1, h2 ^ h1, h3 ^ h1, h4 ^ h1];
}
