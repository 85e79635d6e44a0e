import { shuffle, type RandomSource } from "../../platform/random.rules";
import type { DrawEntry } from "./draw-plan.rules";

/** Draws that are tried before the best of them is taken as it is. */
const attempts = 8;

/** An early opponent at a place: another place that is being drawn, or an entry that is already seated. */
export interface Encounter {
  readonly with: number | DrawEntry;
  /** How much worse a clash here is than elsewhere. */
  readonly weight: number;
}

/**
 * Draws lots and keeps members of a club apart: swaps places in pairs as long as that reduces clashes, and retries from
 * a new shuffle until there is no clash or the attempts are used up.
 * @param drawn the entries without a place, in an order that does not depend on chance.
 * @param encounters the early opponents at each place; one list per drawn entry, and symmetric between two places.
 * @returns `drawn` in the order of the places.
 */
export function keepClubsApart(
  drawn: readonly DrawEntry[],
  encounters: readonly (readonly Encounter[])[],
  random: RandomSource,
): DrawEntry[] {
  let best: { seated: DrawEntry[]; clashes: number } | null = null;
  for (let attempt = 0; attempt < attempts && best?.clashes !== 0; attempt++) {
    const seated = shuffle(drawn, random);
    tradePlaces(seated, encounters);
    const clashes = seated.reduce((total, _, place) => total + clashesAt(place, seated, encounters), 0);
    if (best === null || clashes < best.clashes) best = { seated, clashes };
  }
  return best?.seated ?? [];
}

function clashesAt(
  place: number,
  seated: readonly DrawEntry[],
  encounters: readonly (readonly Encounter[])[],
): number {
  const clubs = seated[place]?.clubs ?? [];
  let clashes = 0;
  for (const { with: whom, weight } of encounters[place] ?? []) {
    const other = typeof whom === "number" ? seated[whom] : whom;
    if (other?.clubs.some((club) => clubs.includes(club))) clashes += weight;
  }
  return clashes;
}

/** Trades for as long as that helps. */
function tradePlaces(seated: DrawEntry[], encounters: readonly (readonly Encounter[])[]) {
  const clashesOf = (one: number, other: number) =>
    clashesAt(one, seated, encounters) + clashesAt(other, seated, encounters);
  for (let helped = true; helped;) {
    helped = false;
    for (const place of seated.keys()) {
      if (clashesAt(place, seated, encounters) === 0) continue;
      for (const other of seated.keys()) {
        const before = clashesOf(place, other);
        trade(seated, place, other);
        if (clashesOf(place, other) < before) helped = true;
        else trade(seated, place, other);
      }
    }
  }
}

function trade<E>(items: E[], one: number, other: number) {
  const [first, second] = [items[one], items[other]];
  if (first === undefined || second === undefined) return;
  items[one] = second;
  items[other] = first;
}
