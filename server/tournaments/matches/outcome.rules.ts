import { matchFormats, type MatchRules } from "./match-format.rules";
import { sideFirst } from "./partial-set.rules";
import type { SetScore, Side } from "./score.rules";
import { setFormats } from "./set-format.rules";

/** How a match ended. A double walkover is a defeat for both, and nobody is credited with anything. */
export const matchOutcomes = ["COMPLETED", "WALKOVER", "DOUBLE_WALKOVER", "RETIREMENT"] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

export const matchOutcomeLabel: Record<MatchOutcome, string> = {
  COMPLETED: "Encerrada",
  WALKOVER: "W.O.",
  DOUBLE_WALKOVER: "W.O. duplo",
  RETIREMENT: "Desistência",
};

/** What a walkover is written as: every game the winner needs, to none. 6x0; in best of three 6x0 6x0. */
export function walkoverScore(rules: MatchRules, winner: Side): SetScore[] {
  const { games } = setFormats[rules.setFormat];
  const target = rules.matchFormat === "FIXED_GAMES" ? (rules.fixedGames ?? games) : games;
  const { setsToWin } = matchFormats[rules.matchFormat];
  return Array.from({ length: setsToWin }, () => ({ games: sideFirst(winner, target, 0) }));
}
