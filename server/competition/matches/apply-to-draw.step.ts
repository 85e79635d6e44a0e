import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Board, BoardMatch } from "../board/tournament-board.loader";
import { advanceDraw } from "../classification/advance-draw.step";
import { drawnCategory } from "../classification/drawn-category";
import { settleCategory } from "../classification/settle-category.step";
import type { RecordedResult, SettledResult } from "../../sport/scores/match-result.rules";
import { ResultMovesMatches } from "./match.errors";
import { movesOf, resultConsequences } from "./result-moves";

/**
 * Applies a result to the rest of the draw: sides, results that become void, and winners.
 * @returns ids of the other matches that changed.
 * @throws ResultMovesMatches unless `acceptMoves`, when a pair loses its place in another match.
 */
export async function applyToDraw(
  ctx: ActionContext,
  tx: Transaction,
  tournament: Tournament,
  board: Board,
  match: BoardMatch,
  settled: SettledResult,
  { acceptMoves, reason }: Pick<RecordedResult, "acceptMoves" | "reason">,
): Promise<string[]> {
  const drawn = drawnCategory(board, match.categoryId);
  if (!drawn) throw new Error(`match ${match.id} has a place in a draw that there is not`);
  const consequences = resultConsequences(drawn, match, settled);
  const moves = movesOf(drawn, consequences);
  if (moves.length > 0 && !acceptMoves) throw new ResultMovesMatches(moves);
  const { progress } = consequences;
  const moved = await advanceDraw(ctx, tx, drawn, progress, { recordedNumber: match.number, reason });
  await settleCategory(ctx, tx, tournament, board, drawn, progress);
  return moved;
}
