import { shuffle, type RandomSource } from "../../platform/random.rules";
import { bracketSize, byeCount, seedLines } from "./seed-lines.rules";
import type { DrawEntry } from "./draw-plan.rules";
import { bySeed } from "./group-draw.rules";
import { keepClubsApart } from "./keep-clubs-apart.rules";
import { zip } from "./seat-seconds.rules";

/** A clash in round 1 is worth avoiding at the price of any number in round 2. */
const clashWeight = { round1: 1000, round2: 1 };

/**
 * Sets a direct knockout: seeds on the ITF lines, byes to the top seeds and then spread so that halves, quarters, eighths
 * differ by one pair at most, everybody else by lot, away from their club in round 1, and in round 2 as far as possible.
 * @param entries in an order that does not depend on chance.
 * @returns the entry on each line; null is a bye.
 */
export function drawKnockout(entries: readonly DrawEntry[], random: RandomSource): (DrawEntry | null)[] {
  const size = bracketSize(entries.length);
  const resting = byeCount(entries.length);
  const seedOrder = drawLines(size, resting, random);
  // Who a bye is for: the strongest half of the lines, one in each match of round 1.
  const byes = seedOrder.slice(0, resting).map(opponent);
  const open = seedOrder.filter((line) => !byes.includes(line));
  const seeds = bySeed(entries);
  const lines = new Map(open.slice(0, seeds.length).map((line, index) => [line, seeds[index]]));
  const free = open.slice(seeds.length).sort((one, other) => one - other);

  const placeOf = new Map(free.map((line, place) => [line, place]));
  const encounter = (line: number, weight: number) => {
    const whom = lines.get(line) ?? placeOf.get(line);
    return whom === undefined ? [] : [{ with: whom, weight }];
  };
  const encounters = free.map((line) => {
    const inRound2 = section(line, 4).filter((other) => !section(line, 2).includes(other));
    return [
      ...encounter(opponent(line), clashWeight.round1),
      ...inRound2.flatMap((other) => encounter(other, clashWeight.round2)),
    ];
  });
  const unseeded = entries.filter(({ seed }) => seed === null);
  const drawn = keepClubsApart(unseeded, encounters, random);
  for (const [place, line] of free.entries()) lines.set(line, drawn[place]);
  return Array.from({ length: size }, (_, index) => lines.get(index + 1) ?? null);
}

/** The lines in the order of the seeds, lots cast. Where the byes end within a part, its lots are spread. */
function drawLines(size: number, byes: number, random: RandomSource): number[] {
  const order: number[] = [];
  for (const part of seedLines(size)) {
    const isDivided = order.length < byes && byes < order.length + part.length;
    order.push(...(isDivided ? spread(part, random) : shuffle(part, random)));
  }
  return order;
}

/** By lot, but the first ones, however many, stand evenly in halves, quarters, eighths. @param lines from the top. */
function spread(lines: readonly number[], random: RandomSource): number[] {
  if (lines.length < 2) return [...lines];
  const halves = [lines.slice(0, lines.length / 2), lines.slice(lines.length / 2)];
  const [one = [], other = []] = shuffle(halves, random).map((half) => spread(half, random));
  return zip(one, other).flat();
}

function opponent(line: number): number {
  return line % 2 === 0 ? line - 1 : line + 1;
}

/** The lines of the section of this length that holds the line. */
function section(line: number, length: number): number[] {
  const first = line - ((line - 1) % length);
  return Array.from({ length }, (_, index) => first + index);
}
