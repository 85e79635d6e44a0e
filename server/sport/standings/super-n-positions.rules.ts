import type { Super8Standing } from "../super-n/super8-standings.rules";
import { roundAtPosition, type RoundReached } from "../draws/rounds.rules";

/** A match as far as it tells who came to play. */
export interface SuperNAppearance {
  readonly outcome: "COMPLETED" | "WALKOVER" | "DOUBLE_WALKOVER" | "RETIREMENT" | "BYE" | null;
  readonly winnerSide: number | null;
  readonly players: readonly { readonly athleteId: string; readonly side: number }[];
}

export interface SuperNPosition {
  readonly athleteId: string;
  readonly position: number;
  /** Why, in Portuguese: "2º por saldo de games: +3". */
  readonly reason: string;
  /**
   * What a ranking pays for. There is no bracket, so the position says it: the 1st as the winner, the 2nd as the finalist,
   * up to the 4th as semifinalists, and so on; null for who lost every match by W.O.
   */
  readonly reached: RoundReached | null;
}

/** The end of a Super N. @param matches only those that were decided. */
export function superNPositions(
  standings: readonly Super8Standing[],
  matches: readonly SuperNAppearance[],
): SuperNPosition[] {
  const came = new Set(matches.flatMap(whoCame));
  return standings.map(({ playerId, position, explanation, played }) => ({
    athleteId: playerId,
    position,
    reason: explanation,
    reached: played > 0 && !came.has(playerId) ? null : roundAtPosition(position),
  }));
}

const whoCame = ({ outcome, winnerSide, players }: SuperNAppearance): string[] => {
  if (outcome === "DOUBLE_WALKOVER") return [];
  const there = outcome === "WALKOVER" ? players.filter(({ side }) => side === winnerSide) : players;
  return there.map(({ athleteId }) => athleteId);
};
