/**
 * Round robin: each entry meets each other entry once, and plays at most once per round. With an odd number one entry
 * rests in each round. The first two entries meet in the last round.
 * @param entries distinct, best first.
 * @returns the matches of each round.
 * Source: circle method with the first entry fixed.
 */
export function roundRobin<E>(entries: readonly E[]): [E, E][][] {
  const [first, ...others] = entries;
  if (first === undefined || others.length === 0) return [];
  let circle: (E | null)[] = others.length % 2 === 1 ? others : [...others, null];
  return Array.from({ length: circle.length }, () => {
    const seats = [first, ...circle];
    circle = [...circle.slice(-1), ...circle.slice(0, -1)];
    return seats.slice(0, seats.length / 2).flatMap((one, index): [E, E][] => {
      const other = seats[seats.length - 1 - index] ?? null;
      return one === null || other === null ? [] : [[one, other]];
    });
  });
}
