import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { UserError } from "../../platform/errors";
import { parseInput } from "../../platform/parse-input";
import { boardOf, type Board } from "../board/tournament-board.loader";
import { drawnCategory } from "../classification/drawn-category";
import { assertStatus } from "../../tournaments/tournament.errors";
import { recordedResultSchema } from "../../sport/scores/match-result.rules";
import { movesInWords, type MatchMove } from "./match.errors";
import { movesOf, resultConsequences } from "./result-moves";
import { rulesOnBoard } from "./match-rules.loader";
import { scorable, settle } from "./scorable";
import { scoreWithAwarded } from "../../sport/scores/score-in-words.rules";

export interface ResultPreview {
  tournamentId: string;
  /** Why it cannot be written; null when it can. */
  problem: string | null;
  score: string | null;
  moves: readonly MatchMove[];
  warning: string | null;
}

/** What writing this result would do, without writing it. */
export async function previewMatchResult(
  ctx: ActionContext,
  matchId: string,
  expectedVersion: number,
  input: unknown,
): Promise<ResultPreview> {
  const { tournament } = await ctx.db.match.findUniqueOrThrow({
    where: { id: matchId },
    select: { tournament: true },
  });
  const tournamentId = tournament.id;
  const board = await boardOf(ctx).load(tournamentId);
  try {
    const { score, moves } = previewOn(tournament, board, matchId, expectedVersion, input);
    const warning = moves.length === 0 ? null : movesInWords(moves);
    return { tournamentId, problem: null, score, moves, warning };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { tournamentId, problem: error.message, score: null, moves: [], warning: null };
  }
}

function previewOn(
  tournament: Tournament,
  board: Board,
  matchId: string,
  expectedVersion: number,
  input: unknown,
): { score: string; moves: MatchMove[] } {
  const typed = parseInput(recordedResultSchema, input);
  assertStatus(tournament, "IN_PROGRESS", "FINISHED");
  const match = scorable(board.matchById.get(matchId), expectedVersion);
  const settled = settle(rulesOnBoard(board, match, tournament), typed);
  const drawn = match.stage === null ? null : drawnCategory(board, match.categoryId);
  return {
    score: scoreWithAwarded(settled.sets),
    moves: drawn ? movesOf(drawn, resultConsequences(drawn, match, settled)) : [],
  };
}
