import { type RandomSource, shuffle } from "../../platform/random.rules";
import type { DrawEntry, DrawStage, SideSource } from "./draw-plan.rules";
import { bySeed } from "./group-draw.rules";
import { keepClubsApart, zip } from "./keep-apart.rules";

/**
 * The lines of a bracket in the order of the seeds: [[1], [size], lines of 3–4, lines of 5–8, …], as far as there are
 * lines. Within one part lots decide which seed gets which line.
 * @param size a power of two, at least 2; lines count from 1.
 * Source: ITF Pro Circuit rulebook 2015 (16, 32); 3–4 open the second and close the third quarter, later seeds stand at
 * the other end of the section of a seed before them.
 */
export function seedLines(size: number): number[][] {
  const parts: number[][] = [[1], [size]];
  if (size < 4) return parts;
  parts.push([size / 4 + 1, (size / 4) * 3]);
  for (let sections = 4; sections < size; sections *= 2) {
    const length = size / sections;
    const others = parts.flat().map((line) => {
      const first = line - ((line - 1) % length);
      return line === first ? first + length - 1 : first;
    });
    parts.push(others.sort((one, other) => one - other));
  }
  return parts;
}

/**
 * The rank that stands on each line when nothing is left to lots: best against worst, so that ranks 1 and 2 can only
 * meet in the final, 1–4 in the semifinals, and so on.
 * @returns ranks from 1, from the top line to the bottom one.
 */
export function rankedLines(size: number): number[] {
  if (size === 2) return [1, 2];
  const strong = new Set(
    seedLines(size)
      .flat()
      .slice(0, size / 2),
  );
  return rankedLines(size / 2).flatMap((rank, index) =>
    strong.has(2 * index + 1) ? [rank, size + 1 - rank] : [size + 1 - rank, rank],
  );
}

/** How many are seeded in a direct knockout of so many entries. Source: ITF beach tennis; half of it beyond 64 lines. */
export function seedCount(size: number): number {
  if (size < 4) return 0;
  return Math.max(2, size / 4);
}

/** Lines of the smallest bracket that holds them all: the next power of two. At least 2. */
export function bracketSize(entries: number): number {
  let size = 2;
  while (size < entries) size *= 2;
  return size;
}

/** How many go straight to round 2. */
export function byeCount(entries: number): number {
  return bracketSize(entries) - entries;
}

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

/** A side while the draw is being made; a bye is a side without an entry. */
export type DraftSide = SideSource | { readonly kind: "BYE" };

/** A match as a draw is made, before matches with a bye disappear. Its number is unique and no more than a name. */
export interface DraftMatch {
  readonly number: number;
  readonly stage: DrawStage;
  readonly group: number | null;
  readonly round: number;
  readonly order: number;
  readonly sides: readonly [DraftSide, DraftSide];
}

export const bye: DraftSide = { kind: "BYE" };

export const winnerOf = (match: DraftMatch): SideSource => ({ kind: "WINNER_OF", match: match.number });
export const loserOf = (match: DraftMatch): SideSource => ({ kind: "LOSER_OF", match: match.number });

/** The sides two by two, from the top. */
export function inPairs<S>(sides: readonly S[]): [S, S][] {
  return sides.flatMap((one, index): [S, S][] => {
    const other = sides[index + 1];
    return index % 2 === 0 && other !== undefined ? [[one, other]] : [];
  });
}

/** One round: neighbours meet. */
export function bracketRound(
  sides: readonly DraftSide[],
  place: Pick<DraftMatch, "stage" | "round">,
  firstNumber: number,
): DraftMatch[] {
  return inPairs(sides).map((pair, index) => ({
    ...place,
    number: firstNumber + index,
    group: null,
    order: index + 1,
    sides: pair,
  }));
}

/**
 * A whole knockout, round by round; the last round is the final.
 * @param lines a power of two of sides, from the top.
 */
export function bracket(lines: readonly DraftSide[], stage: DrawStage, firstNumber: number): DraftMatch[][] {
  const rounds: DraftMatch[][] = [];
  let sides = lines;
  let number = firstNumber;
  while (sides.length > 1) {
    const round = bracketRound(sides, { stage, round: rounds.length + 1 }, number);
    rounds.push(round);
    number += round.length;
    sides = round.map(winnerOf);
  }
  return rounds;
}
