import { type RandomSource, shuffle } from "../../platform/random.rules";
import type { DrawEntry, DrawPlan } from "./draw-plan.rules";
import { keepClubsApart } from "./keep-apart.rules";

/**
 * Deals the entries to the groups: seed 1 to A, 2 to B and so on; further seeds one to a group by lot, where they are
 * fewer than the groups to those of the weakest first seeds; then everybody else by lot. Those of one club go to
 * different groups where possible.
 * @param entries in an order that does not depend on chance.
 * @param sizes seats of each group.
 * @returns the entries of each group, seeds first.
 * Source: ITF, one pot of seeds after the other.
 */
export function drawGroups(
  entries: readonly DrawEntry[],
  sizes: readonly number[],
  random: RandomSource,
): DrawEntry[][] {
  const groups = sizes.map((): DrawEntry[] => []);
  const seeds = bySeed(entries);
  const free: number[] = [];
  let drawn = 0;
  for (let row = 0; row < Math.max(...sizes); row++) {
    const seats = sizes.flatMap((size, group) => (size > row ? [group] : []));
    const pot = seeds.slice(drawn, drawn + seats.length);
    const skipped = row === 0 ? 0 : seats.length - pot.length;
    const taken = seats.slice(skipped, skipped + pot.length);
    sit(groups, taken, row === 0 ? pot : dealByLot(pot, taken, groups, random));
    free.push(...seats.filter((group) => !taken.includes(group)));
    drawn += pot.length;
  }
  const unseeded = entries.filter(({ seed }) => seed === null);
  sit(groups, free, dealByLot(unseeded, free, groups, random));
  return groups;
}

/** The seeded entries, the strongest first. */
export function bySeed(entries: readonly DrawEntry[]): DrawEntry[] {
  const rank = ({ seed }: DrawEntry) => seed ?? Infinity;
  return entries.filter(({ seed }) => seed !== null).sort((one, other) => rank(one) - rank(other));
}

function sit(groups: DrawEntry[][], seats: readonly number[], entries: readonly DrawEntry[]) {
  for (const [index, group] of seats.entries()) groups[group]?.push(...entries.slice(index, index + 1));
}

/** @param seats the group of each seat that is to be taken. */
function dealByLot(
  pot: readonly DrawEntry[],
  seats: readonly number[],
  groups: readonly (readonly DrawEntry[])[],
  random: RandomSource,
): DrawEntry[] {
  if (groups.length === 1) return shuffle(pot, random);
  const encounters = seats.map((group, seat) => [
    ...(groups[group] ?? []).map((mate) => ({ with: mate, weight: 1 })),
    ...seats.flatMap((of, other) => (of === group && other !== seat ? [{ with: other, weight: 1 }] : [])),
  ]);
  return keepClubsApart(pot, encounters, random);
}

type Letters = Pick<DrawPlan, "lettersByResult" | "seeds">;

/** Whether the plan means this group by its own letter: all groups, or those that seeds opened. */
export const keepsLetter = ({ lettersByResult, seeds }: Letters, group: number): boolean =>
  !lettersByResult || group < seeds;

/** Whether the plan may mean this group by that letter, as far as is known before the groups are over. */
export const mayMean = (letters: Letters, letter: number, group: number): boolean =>
  keepsLetter(letters, letter) ? group === letter : !keepsLetter(letters, group);

export const seedsAmong = (entries: readonly { readonly seed: number | null }[]): number =>
  entries.filter(({ seed }) => seed !== null).length;

/** A group of two would be one match. */
const smallestGroup = 3;

/**
 * How many pairs each group holds, the larger groups first: 13 → [4, 3, 3, 3].
 * @param aim pairs per group one aims at; null for as many groups of at least three as there can be.
 */
export function groupSizes(entries: number, aim: number | null): number[] {
  const most = Math.max(1, Math.floor(entries / smallestGroup));
  const groups = aim === null ? most : Math.min(most, Math.max(1, Math.round(entries / aim)));
  const size = Math.floor(entries / groups);
  return Array.from({ length: groups }, (_, group) => size + (group < entries % groups ? 1 : 0));
}
