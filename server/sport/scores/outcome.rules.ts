import { matchFormats, type MatchRules } from "./match-format.rules";
import { sideFirst } from "./partial-set.rules";
import type { SetScore, Side } from "./score.rules";
import { setFormats } from "./set-format.rules";

/** How a match ended. A double walkover is a defeat for both, and nobody is credited with anything. */
export const matchOutcomes = ["COMPLETED", "WALKOVER", "DOUBLE_WALKOVER", "RETIREMENT"] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

/** And how one ends that nobody plays: after a W.O. further back, nobody could come to the other side. */
export const storedMatchOutcomes = [...matchOutcomes, "BYE"] as const;
export type StoredMatchOutcome = (typeof storedMatchOutcomes)[number];

export const matchOutcomeLabel: Record<StoredMatchOutcome, string> = {
  COMPLETED: "Encerrada",
  WALKOVER: "W.O.",
  DOUBLE_WALKOVER: "W.O. duplo",
  RETIREMENT: "Desistência",
  BYE: "Sem adversário",
};

/**
 * What a walkover counts as: every game the winner needs, to none. 6x0; in best of three 6x0 6x0. On time nobody knows
 * how many games a match has: the victory counts, and no games, so that the others are compared by their averages.
 */
export function walkoverScore(rules: MatchRules, winner: Side): SetScore[] {
  if (rules.matchFormat === "TIMED") return [];
  const { games } = setFormats[rules.setFormat];
  const target = rules.matchFormat === "FIXED_GAMES" ? (rules.fixedGames ?? games) : games;
  const { setsToWin } = matchFormats[rules.matchFormat];
  return Array.from({ length: setsToWin }, () => ({
    games: sideFirst(winner, target, 0),
    played: { games: [0, 0] },
  }));
}
