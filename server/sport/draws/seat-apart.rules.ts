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
