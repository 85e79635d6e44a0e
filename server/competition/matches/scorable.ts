import { InvalidInput, RuleViolation } from "../../platform/errors";
import type { BoardMatch } from "../board/tournament-board.loader";
import type { MatchRules } from "../../sport/scores/match-format.rules";
import {
  pathOfProblem,
  settleResult,
  type MatchResult,
  type SettledResult,
} from "../../sport/scores/match-result.rules";
import { VersionConflict } from "./match.errors";

/**
 * The match, once a result can be written into it.
 * @throws VersionConflict, RuleViolation
 */
export function scorable(match: BoardMatch | undefined, expectedVersion: number): BoardMatch {
  if (!match) throw new RuleViolation("MATCH_GONE", "Este jogo não existe mais.");
  if (match.version !== expectedVersion) throw new VersionConflict(match.id);
  if (match.status === "CANCELLED")
    throw new RuleViolation(
      "MATCH_CANCELLED",
      "O torneio foi encerrado antes deste jogo: ele não pode mais receber placar.",
    );
  if (match.outcome === "BYE")
    throw new RuleViolation(
      "NOBODY_COMES",
      "Ninguém pode vir para um dos lados deste jogo: a outra dupla avança sem jogar.",
    );
  if (match.stage !== null && (match.pair1Id === null || match.pair2Id === null))
    throw new RuleViolation("SIDES_UNKNOWN", "As duplas deste jogo ainda não estão definidas.");
  return match;
}

/** @throws InvalidInput when the score cannot be. */
export function settle(rules: MatchRules, typed: MatchResult): SettledResult {
  const settled = settleResult(rules, typed);
  if ("message" in settled)
    throw new InvalidInput([{ path: pathOfProblem(typed, settled), message: settled.message }]);
  return settled;
}
