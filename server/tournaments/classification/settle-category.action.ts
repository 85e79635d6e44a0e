import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { brasiliaTime, dayIn } from "../../platform/stored-time.rules";
import { awardPoints } from "../../rankings/award-points.action";
import type { Board } from "../board/tournament-board.access";
import { goneStatuses } from "../enrolments/enrolment-status.rules";
import type { DrawnCategory } from "./drawn-category.access";
import type { DrawProgress } from "./draw-progress.rules";
import { finalPositions, type FinalPosition } from "./final-positions.rules";

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
  await tx.tournamentCategory.update({
    where: { id: category.id },
    data: { settledAt: positions.length === 0 ? null : (category.settledAt ?? ctx.now) },
  });
  await finishOrReopen(tx, ctx.now, tournament.id);
  const today = dayIn(brasiliaTime, ctx.now);
  const planned = (tournament.endDate ?? tournament.startDate).toISOString().slice(0, 10);
  await awardPoints(tx, category, earnedBy(board, positions), planned < today ? planned : today, today);
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

/** The tournament is over when each category was played or cancelled, and goes on when one is not. Expects its row to be locked. */
export async function finishOrReopen(tx: Transaction, now: Date, tournamentId: string): Promise<void> {
  const open = await tx.tournamentCategory.count({
    where: {
      tournamentId,
      settledAt: null,
      OR: [{ draw: { isNot: null } }, { enrolments: { some: { status: { notIn: [...goneStatuses] } } } }],
    },
  });
  if (open === 0)
    await tx.tournament.updateMany({
      where: { id: tournamentId, status: { not: "FINISHED" } },
      data: { status: "FINISHED", finishedAt: now },
    });
  else
    await tx.tournament.updateMany({
      where: { id: tournamentId, status: "FINISHED" },
      data: { status: "IN_PROGRESS", finishedAt: null },
    });
}

/** Both partners earn the points in full. */
function earnedBy(board: Board, positions: readonly FinalPosition[]) {
  return positions.flatMap(({ entryId, reached }) =>
    (board.pairs.get(entryId)?.enrolments ?? []).map(({ athleteId }) => ({ athleteId, reached })),
  );
}
