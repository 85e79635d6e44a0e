import { type RandomSource, shuffle } from "../../platform/random.rules";
import type { DrawEntry } from "./draw-plan.rules";

export interface GroupPlace {
  readonly group: number;
  readonly place: number;
}

/** A line of a bracket without an entry. */
export interface OpenLine {
  readonly line: number;
  readonly hasBye: boolean;
}

/**
 * Seats the entries that took one place of each group so that the earliest round in which two members of a group can
 * meet again is as late as possible.
 * @param places at most one of each group.
 * @param open as many lines.
 * @param seated the entries that already have a line, by line.
 */
export function seatApart(
  places: readonly GroupPlace[],
  open: readonly OpenLine[],
  seated: ReadonlyMap<number, GroupPlace>,
  size: number,
): [number, GroupPlace][] {
  const earliestMeeting = (place: GroupPlace, line: number) => {
    const mates = [...seated].filter(([, { group }]) => group === place.group);
    return Math.min(...mates.map(([mateLine]) => meetingRound(mateLine, line)), Math.log2(size));
  };
  for (let round = Math.log2(size); round > 0; round--) {
    const matching = perfectMatching(
      places,
      open,
      (place, { line }) => earliestMeeting(place, line) >= round,
    );
    if (matching !== null) return matching.map(([place, { line }]) => [line, place]);
  }
  return [];
}

/** The round in which the entries on two lines can meet; 1 for neighbours. */
export function meetingRound(one: number, other: number): number {
  let round = 0;
  for (let [a, b] = [one - 1, other - 1]; a !== b; round++) [a, b] = [Math.floor(a / 2), Math.floor(b / 2)];
  return round;
}

/**
 * Gives each item a seat of its own that suits it, or null where there is no such way.
 * Source: augmenting paths (Kuhn).
 */
function perfectMatching<I, S>(
  items: readonly I[],
  seats: readonly S[],
  suits: (item: I, seat: S) => boolean,
): [I, S][] | null {
  const taken = new Map<S, I>();
  const findSeat = (item: I, tried: Set<S>): boolean =>
    seats.some((seat) => {
      if (tried.has(seat) || !suits(item, seat)) return false;
      tried.add(seat);
      const holder = taken.get(seat);
      if (holder !== undefined && !findSeat(holder, tried)) return false;
      taken.set(seat, item);
      return true;
    });
  if (!items.every((item) => findSeat(item, new Set()))) return null;
  return [...taken].map(([seat, item]) => [item, seat]);
}

/**
 * Seats the seconds of the groups, each in the half where its winner is not: from the worst line up, the first group in
 * order that may stand there. Byes the winners leave over then go to the seconds in group order, who trade lines for that.
 * @param open lines, best first.
 * @param seated the winners on their lines.
 */
export function seatSeconds(
  seconds: readonly GroupPlace[],
  open: readonly OpenLine[],
  seated: ReadonlyMap<number, GroupPlace>,
  size: number,
): [number, GroupPlace][] {
  const isTop = (line: number) => line <= size / 2;
  const winnersOnTop = new Set([...seated].flatMap(([line, { group }]) => (isTop(line) ? [group] : [])));
  return [true, false].flatMap((top) =>
    inHalf(
      seconds.filter(({ group }) => winnersOnTop.has(group) !== top),
      open.filter(({ line }) => isTop(line) === top),
    ),
  );
}

/** As many seconds, in group order, as lines. */
function inHalf(seconds: readonly GroupPlace[], open: readonly OpenLine[]): [number, GroupPlace][] {
  const worstFirst = open.toReversed();
  const byeLines = worstFirst.filter(({ hasBye }) => hasBye);
  const entitled = new Set(seconds.slice(0, byeLines.length));
  const dealt = zip(worstFirst, seconds);

  const stays = dealt.filter(([line, second]) => !line.hasBye && !entitled.has(second));
  const gaveUp = seconds.filter((second) =>
    dealt.some(([line, it]) => it === second && line.hasBye && !entitled.has(it)),
  );
  const vacated = open.filter((line) =>
    dealt.some(([it, second]) => it === line && !it.hasBye && entitled.has(second)),
  );
  return [...zip(byeLines, [...entitled]), ...stays, ...zip(vacated, gaveUp)].map(([{ line }, second]) => [
    line,
    second,
  ]);
}

/** Firsts with firsts, seconds with seconds, as far as there are both. */
export function zip<A, B>(ones: readonly A[], others: readonly B[]): [A, B][] {
  return ones.flatMap((one, index) => others.slice(index, index + 1).map((other): [A, B] => [one, other]));
}

/** Draws that are tried before the best of them is taken as it is. */
const attempts = 8;

/** An early opponent at a place: another place that is being drawn, or an entry that is already seated. */
interface Encounter {
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
