import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Board } from "../board/tournament-board.access";
import type { DrawnCategory } from "./drawn-category.access";
import type { DrawProgress } from "../../sport/standings/draw-progress.rules";
import { endCategory } from "./end-category.action";
import { finalPositions, type FinalPosition } from "../../sport/standings/final-positions.rules";

/**
 * Writes how a category ended once no match is left to play, and anew after a correction; takes it back when a correction
 * left something to play. The tournament is finished when all its categories are. Expects its row to be locked.
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
  await writePositions(tx, category.id, positions);
  await endCategory(ctx, tx, tournament, category, {
    settled: positions.length > 0,
    earned: earnedBy(board, positions),
  });
}

async function writePositions(
  tx: Transaction,
  categoryId: string,
  positions: readonly FinalPosition[],
): Promise<void> {
  if (positions.length === 0) {
    await tx.enrolment.updateMany({
      where: { categoryId, status: "FINISHED" },
      data: { status: "PLAYING", finalPosition: null, positionReason: null },
    });
    return;
  }
  await tx.$executeRaw`
    UPDATE inscricoes_torneios AS i SET posicao_final = p.posicao, motivo_posicao = p.motivo,
      status = CASE WHEN i.status IN ('cancelado', 'expirado') THEN i.status ELSE 'finalizado' END
    FROM unnest(
      ${positions.map(({ entryId }) => entryId)}::uuid[], ${positions.map(({ position }) => position)}::int[],
      ${positions.map(({ reason }) => reason)}::text[]
    ) AS p (dupla_id, posicao, motivo)
    JOIN duplas_torneios AS d ON d.id = p.dupla_id
    WHERE i.id IN (d.inscricao_1_id, d.inscricao_2_id)`;
}

/** Both partners earn the points in full. */
function earnedBy(board: Board, positions: readonly FinalPosition[]) {
  return positions.flatMap(({ entryId, reached }) =>
    (board.pairs.get(entryId)?.enrolments ?? []).map(({ athleteId }) => ({ athleteId, reached })),
  );
}
