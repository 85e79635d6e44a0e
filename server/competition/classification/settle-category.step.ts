import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Board } from "../board/tournament-board.loader";
import type { DrawnCategory } from "./drawn-category";
import type { DrawProgress } from "../../sport/standings/draw-progress.rules";
import { writePairPositions } from "../../enrolments/final-positions.step";
import { endCategory } from "./end-category.step";
import { finalPositions, type FinalPosition } from "../../sport/standings/final-positions.rules";

/**
 * Writes the final positions once no match is left to play, rewrites them after a correction, and removes them when a
 * correction reopened a match. Finishes the tournament when all its categories are over. Expects the tournament's row
 * to be locked.
 */
export async function settleCategory(
  ctx: ActionContext,
  tx: Transaction,
  tournament: Tournament,
  board: Board,
  { category, plan }: DrawnCategory,
  progress: DrawProgress,
): Promise<void> {
  const positions = finalPositions(plan, progress);
  if (positions.length === 0 && category.settledAt === null) return;
  await writePairPositions(tx, category.id, positions);
  await endCategory(ctx, tx, tournament, category, {
    settled: positions.length > 0,
    earned: earnedBy(board, positions),
  });
}

/** Both partners earn the points in full. */
export function earnedBy(board: Board, positions: readonly FinalPosition[]) {
  return positions.flatMap(({ entryId, reached }) =>
    (board.pairs.get(entryId)?.enrolments ?? []).map(({ athleteId }) => ({ athleteId, reached })),
  );
}
