import type { ActionContext } from "../../platform/context";
import { RuleViolation } from "../../platform/errors";
import { ResultMovesMatches, VersionConflict } from "../matches/match.errors";
import { recordMatchResult } from "../matches/record-match-result.action";
import { ScoreConflict } from "./scoring.errors";

/**
 * Ends a match with its result, from where it was scored.
 * @throws InvalidInput, ScoreConflict, RuleViolation
 */
export async function finishLiveMatch(
  ctx: ActionContext,
  matchId: string,
  expectedVersion: number,
  result: unknown,
): Promise<void> {
  try {
    await recordMatchResult(ctx, matchId, expectedVersion, result);
  } catch (error) {
    if (error instanceof VersionConflict) throw new ScoreConflict(matchId);
    if (error instanceof ResultMovesMatches)
      throw new RuleViolation(
        error.code,
        "Esta correção muda as duplas de outros jogos. Quem organiza o torneio precisa fazê-la, em Resultados.",
      );
    throw error;
  }
}
