import { matchFormats, type MatchRules, setFormats } from "./match-format.rules";
import { type SetScore, type Side, sideFirst } from "./score.rules";

/** How a match ended. A double walkover is a defeat for both sides, without a winner. */
export const matchOutcomes = ["COMPLETED", "WALKOVER", "DOUBLE_WALKOVER", "RETIREMENT"] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

/** And how an unplayed match ends: its other side stayed vacant after an earlier W.O. */
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
 * The score a walkover counts as: the winner gets every game needed, the loser none: 6x0; in best of three 6x0 6x0.
 * A timed match has no fixed number of games, so only the victory counts and averages compare the others.
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

const matchStatuses = ["SCHEDULED", "CALLED", "IN_PROGRESS", "PLAYED", "CANCELLED"] as const;
export type MatchStatus = (typeof matchStatuses)[number];

export const matchStatusLabel: Record<MatchStatus, string> = {
  SCHEDULED: "A jogar",
  CALLED: "Chamado",
  IN_PROGRESS: "Em andamento",
  PLAYED: "Encerrado",
  CANCELLED: "Cancelado",
};

/** Whether it still has to be played to its end. */
export const isToPlay = (status: MatchStatus): boolean =>
  status === "SCHEDULED" || status === "CALLED" || status === "IN_PROGRESS";
