import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { isToPlay } from "../../sport/scores/match-status.rules";
import type { SettledResult } from "../../sport/scores/match-result.rules";
import { walkoverScore } from "../../sport/scores/outcome.rules";
import { loadBoard, type BoardMatch } from "../board/tournament-board.loader";
import { applyToDraw } from "./apply-to-draw.step";
import { rulesOnBoard } from "./match-rules.loader";
import { writeMatchResult } from "./write-match-result.step";

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
