import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Board } from "../board/tournament-board.access";
import { isToPlay } from "../../sport/scores/match-status.rules";
import { endCategory } from "./end-category.action";
import { superNPositions, type SuperNPosition } from "../../sport/standings/super-n-positions.rules";

/**
 * Writes how a Super N ended once no match is left to play, and anew after a correction. Expects the tournament's row to
 * be locked.
 * @param board as the last result left it.
 */
export async function settleSuperN(
  ctx: ActionContext,
  tx: Transaction,
  tournament: Tournament,
  board: Board,
  categoryId: string,
): Promise<void> {
  const category = board.categories.find(({ id }) => id === categoryId);
  const matches = board.matches.filter((match) => match.categoryId === categoryId);
  if (!category || matches.some(({ status }) => isToPlay(status))) return;
  const decided = matches.filter(({ status }) => status === "PLAYED");
  const positions = superNPositions(board.standings.get(categoryId) ?? [], decided);
  await writePositions(tx, categoryId, positions);
  await endCategory(ctx, tx, tournament, category, { settled: true, earned: positions });
}

async function writePositions(
  tx: Transaction,
  categoryId: string,
  positions: readonly SuperNPosition[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE inscricoes_torneios AS i SET posicao_final = p.posicao, motivo_posicao = p.motivo, status = 'finalizado'
    FROM unnest(
      ${positions.map(({ athleteId }) => athleteId)}::uuid[], ${positions.map(({ position }) => position)}::int[],
      ${positions.map(({ reason }) => reason)}::text[]
    ) AS p (aluno_id, posicao, motivo)
    WHERE i.categoria_id = ${categoryId}::uuid AND i.aluno_id = p.aluno_id`;
}
