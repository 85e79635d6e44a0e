import { super8MixedTable, super8Tables } from "./super8-tables.rules";

export interface Super8Match<P> {
  /** From 1. */
  readonly court: number;
  readonly sides: readonly [readonly [P, P], readonly [P, P]];
}

export interface Super8Round<P> {
  /** From 1. */
  readonly round: number;
  /** One per court, all at the same time. */
  readonly matches: readonly Super8Match<P>[];
  /** The players who rest in this round, in the order of the players. */
  readonly resting: readonly P[];
}

/** How many players a Super 8 can have. */
export const super8PlayerCounts: readonly number[] = Object.keys(super8Tables).map(Number);

/**
 * The rounds of a Super 8: everyone partners and opposes everyone as evenly as their number allows; 8 players make
 * 7 rounds of 2 matches in which everyone partners everyone once and opposes everyone twice.
 * @param players 4 to 17 or 20 distinct players in drawn order.
 * @throws RangeError for any other number, or when a player is listed twice.
 * Source: whist tournaments where the number divided by 4 leaves 0 or 1, else balanced tables.
 */
export function super8Schedule<P>(players: readonly P[]): Super8Round<P>[] {
  const table = super8Tables[players.length];
  if (!table) throw new RangeError(`A Super 8 has 4 to 17 or 20 players, not ${players.length}`);
  return readTable(table, players);
}

/**
 * The 4 rounds of a mixed Super 8: every man partners every woman once and opposes every woman once.
 * @throws RangeError unless there are 4 men and 4 women, all distinct.
 */
export function super8MixedSchedule<P>(men: readonly P[], women: readonly P[]): Super8Round<P>[] {
  if (men.length !== 4 || women.length !== 4) {
    throw new RangeError(`A mixed Super 8 has 4 men and 4 women, not ${men.length} and ${women.length}`);
  }
  return readTable(super8MixedTable, [...men, ...women]);
}

function readTable<P>(table: string, players: readonly P[]): Super8Round<P>[] {
  if (new Set(players).size !== players.length) throw new RangeError("A player is listed twice");
  const lines = table.trim().split("\n");
  return lines.map((line, index) => {
    const matches = line
      .trim()
      .split(" ")
      .map((match, court) => readMatch(match, court + 1, players));
    const playing = new Set(matches.flatMap(({ sides }) => sides.flat()));
    return { round: index + 1, matches, resting: players.filter((player) => !playing.has(player)) };
  });
}

function readMatch<P>(match: string, court: number, players: readonly P[]): Super8Match<P> {
  // A table names as many players as it is for.
  const playerAt = (place: number) => players[Number.parseInt(match.charAt(place), 36) - 1] as P;
  return {
    court,
    sides: [
      [playerAt(0), playerAt(1)],
      [playerAt(2), playerAt(3)],
    ],
  };
}
