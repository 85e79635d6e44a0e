import type { ActionContext } from "../platform/context";
import { RuleViolation } from "../platform/errors";
import { ResultMovesMatches, VersionConflict } from "../competition/matches/match.errors";
import { recordMatchResult } from "../competition/matches/record-match-result.action";
import { ScoreConflict } from "./scoring.errors";

/**
 * Ends a match with its result, from where it was scored, or corrects it there.
 * @param byLink whether it is scored with the match's link, which opens one match and moves no other.
 * @throws InvalidInput, ScoreConflict, RuleViolation, ResultMovesMatches
 */
export async function finishLiveMatch(
  ctx: ActionContext,
  matchId: string,
  expectedVersion: number,
  result: { readonly acceptMoves?: boolean | null },
  byLink: boolean,
): Promise<void> {
  try {
    const acceptMoves = !byLink && result.acceptMoves === true;
    await recordMatchResult(ctx, matchId, expectedVersion, { ...result, acceptMoves });
  } catch (error) {
    if (error instanceof VersionConflict) throw new ScoreConflict(matchId);
    if (error instanceof ResultMovesMatches && byLink)
      throw new RuleViolation(
        error.code,
        "Esta correção muda as duplas de outros jogos. Quem organiza o torneio precisa fazê-la, em Resultados.",
      );
    throw error;
  }
}
