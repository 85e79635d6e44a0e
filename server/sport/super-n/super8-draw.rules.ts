import { seededRandom, shuffle } from "../../platform/random.rules";

/**
 * Draws lots: the first athlete of the answer has lot 1. The same seed and athletes give the same lots, so that anyone
 * can repeat the draw from what is stored. Ids (strings) are sorted first, so that neither does their order matter.
 * @param seed chosen for this draw and stored with it.
 */
export function drawLots<P>(athletes: readonly P[], seed: string): P[] {
  const areIds = athletes.every((athlete) => typeof athlete === "string");
  return shuffle(areIds ? [...athletes].sort() : athletes, seededRandom(seed));
}
