import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { RecordedResult, SettledResult } from "../../sport/scores/match-result.rules";
import { isToPlay, walkoverScore } from "../../sport/scores/match-outcome.rules";
import { type Board, type BoardMatch, loadBoard } from "../board/tournament-board.loader";
import { advanceDraw, settleCategory } from "../classification/category-progress.step";
import { drawnCategory } from "../classification/drawn-category";
import { rulesOnBoard } from "./match.loader";
import { ResultMovesMatches } from "./match.errors";
import { writeMatchResult } from "./match.step";
import { movesOf, resultConsequences } from "./match-result";

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

/** The pairs that lost a match by W.O.: one, both, or none when it was played. */
export function absentPairs({
  outcome,
  winnerSide,
  pair1Id,
  pair2Id,
}: Pick<BoardMatch, "outcome" | "winnerSide" | "pair1Id" | "pair2Id">): string[] {
  if (outcome !== "WALKOVER" && outcome !== "DOUBLE_WALKOVER") return [];
  return [winnerSide === 1 ? null : pair1Id, winnerSide === 2 ? null : pair2Id].flatMap((id) => id ?? []);
}

/**
 * Gives a W.O. in each match that a withdrawn pair would have to play, one after the other, because each may move the
 * pair to a next one. A match whose other side is not known yet gets its W.O. as soon as it is known. Expects the
 * tournament's row to be locked.
 * @returns ids of the matches that changed.
 */
export async function giveWithdrawnWalkovers(
  ctx: ActionContext,
  tx: Transaction,
  tournament: Tournament,
  categoryId: string,
  reason: string | null,
): Promise<string[]> {
  const changed = new Set<string>();
  for (;;) {
    const board = await loadBoard(tx, tournament.id);
    const isGone = (pairId: string | null) =>
      pairId !== null && (board.pairs.get(pairId)?.withdrawnAt ?? null) !== null;
    const match = board.matches.find(
      (one) =>
        one.categoryId === categoryId &&
        isToPlay(one.status) &&
        one.pair1Id !== null &&
        one.pair2Id !== null &&
        (isGone(one.pair1Id) || isGone(one.pair2Id)),
    );
    if (!match) return [...changed];
    const winner = isGone(match.pair1Id) ? 1 : 0;
    const settled: SettledResult =
      isGone(match.pair1Id) && isGone(match.pair2Id)
        ? { outcome: "DOUBLE_WALKOVER", sets: [], winner: null }
        : {
            outcome: "WALKOVER",
            sets: walkoverScore(rulesOnBoard(board, match, tournament), winner),
            winner,
          };
    await writeMatchResult(ctx, tx, match, settled, { reason, notes: undefined });
    const moved = await applyToDraw(ctx, tx, tournament, board, match, settled, {
      acceptMoves: true,
      reason,
    });
    for (const id of [match.id, ...moved]) changed.add(id);
  }
}
