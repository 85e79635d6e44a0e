import { InvalidInput, RuleViolation } from "../../platform/errors";
import type { MatchRules } from "../../sport/scores/match-format.rules";
import {
  type MatchResult,
  pathOfProblem,
  type SettledResult,
  settleResult,
} from "../../sport/scores/match-result.rules";
import { comingSide } from "../../sport/standings/draw-progress.rules";
import { type Consequences, consequencesOf } from "../../sport/standings/consequences.rules";
import type { BoardMatch } from "../board/tournament-board.loader";
import type { DrawnCategory } from "../classification/drawn-category";
import { type MatchMove, VersionConflict } from "./match.errors";

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

/** What a result does to the draw that its match belongs to. */
export function resultConsequences(
  { plan, results, tieBreaking }: DrawnCategory,
  match: BoardMatch,
  settled: SettledResult,
): Consequences {
  if (match.number === null) throw new Error(`match ${match.id} has no number`);
  const sets = settled.sets.map(({ games }) => games);
  const { outcome, winner } = settled;
  return consequencesOf(
    plan,
    results,
    { match: match.number, outcome, winnerSide: winner, sets },
    tieBreaking,
  );
}

/** The matches in which a known side loses its place. Filling an empty side needs no confirmation. */
export function movesOf({ matches }: DrawnCategory, { moved, voided }: Consequences): MatchMove[] {
  return moved.flatMap(({ match: number, before, after }): MatchMove[] => {
    const match = matches.find((other) => other.number === number);
    const someoneLeaves = before.some((side, index) => side !== null && side !== after[index]);
    if (!match || !someoneLeaves) return [];
    return [
      {
        matchId: match.id,
        tournamentId: match.tournamentId,
        before: [comingSide(before[0]), comingSide(before[1])],
        after: [comingSide(after[0]), comingSide(after[1])],
        losesResult: voided.includes(number) || match.status === "IN_PROGRESS",
      },
    ];
  });
}
