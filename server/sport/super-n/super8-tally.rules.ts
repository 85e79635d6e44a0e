export interface Super8Player {
  readonly id: string;
  /** The number drawn by lot; the lower one wins the last tie. */
  readonly lot: number;
}

/** One match that was played or decided. */
export interface Super8Result {
  readonly sides: readonly [readonly [string, string], readonly [string, string]];
  /** Games of each side; null when none count, as in a double W.O., and in a W.O. on time. */
  readonly games: readonly [number, number] | null;
  /** Null with games: a draw, no winner. Null without games: a double W.O., a defeat for all four players. */
  readonly winnerSide: 0 | 1 | null;
}

/** What one player has collected. */
export interface Super8Tally extends Super8Player {
  readonly played: number;
  /** Matches whose games count: all but a W.O. in a timed match, which has no games. */
  readonly measured: number;
  readonly victories: number;
  readonly defeats: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
}

export type Measure = (tally: Super8Tally) => number;

export const victoriesOf: Measure = ({ victories }) => victories;
export const balanceOf: Measure = ({ gamesWon, gamesLost }) => gamesWon - gamesLost;
export const gamesWonOf: Measure = ({ gamesWon }) => gamesWon;

/** The measures compared before head-to-head and lots, in this order. */
export const measures: readonly Measure[] = [victoriesOf, balanceOf, gamesWonOf];

/** Negative when `a` ranks before `b` by this measure, 0 when equal. Averages are compared without fractions. */
export function byMeasure(measure: Measure, byAverage: boolean) {
  return (a: Super8Tally, b: Super8Tally): number =>
    byAverage
      ? measure(b) * Math.max(matchesFor(measure, a), 1) - measure(a) * Math.max(matchesFor(measure, b), 1)
      : measure(b) - measure(a);
}

/** Over how many matches an average of this measure is taken. */
export const matchesFor = (measure: Measure, { played, measured }: Super8Tally): number =>
  measure === victoriesOf ? played : measured;

/** The same by every measure in turn. */
export function byMeasures(byAverage: boolean) {
  return (a: Super8Tally, b: Super8Tally): number => {
    for (const measure of measures) {
      const difference = byMeasure(measure, byAverage)(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/**
 * Negative when `a` did better than `b` in the matches between them, 0 when level or they never met: victories first,
 * then games.
 */
export function headToHead(a: string, b: string, results: readonly Super8Result[]): number {
  let victories = 0;
  let games = 0;
  for (const { sides, games: score, winnerSide } of results) {
    const sideOfA = sides.findIndex((side) => side.includes(a));
    const sideOfB = sides.findIndex((side) => side.includes(b));
    if (sideOfA < 0 || sideOfB < 0 || sideOfA === sideOfB) continue;
    if (winnerSide !== null) victories += winnerSide === sideOfA ? 1 : -1;
    if (score) games += sideOfA === 0 ? score[0] - score[1] : score[1] - score[0];
  }
  return -(victories || games);
}

/**
 * What each player has collected, in the order of the players.
 * @throws RangeError when a result names an unknown player.
 */
export function tallyResults(
  players: readonly Super8Player[],
  results: readonly Super8Result[],
): Super8Tally[] {
  const tallies = new Map(
    players.map(({ id, lot }) => [
      id,
      { id, lot, played: 0, measured: 0, victories: 0, defeats: 0, gamesWon: 0, gamesLost: 0 },
    ]),
  );
  for (const { sides, games, winnerSide } of results) {
    const isDraw = winnerSide === null && games !== null;
    for (const side of [0, 1] as const) {
      for (const id of sides[side]) {
        const tally = tallies.get(id);
        if (!tally) throw new RangeError(`A result names ${id}, who is not a player`);
        tally.played += 1;
        if (games !== null || winnerSide === null) tally.measured += 1;
        tally.gamesWon += games?.[side] ?? 0;
        tally.gamesLost += games?.[side === 0 ? 1 : 0] ?? 0;
        if (winnerSide === side) tally.victories += 1;
        else if (!isDraw) tally.defeats += 1;
      }
    }
  }
  return [...tallies.values()];
}
