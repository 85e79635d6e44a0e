import type { Transaction } from "../platform/database";
import type { FinalPosition } from "../sport/standings/final-positions.rules";
import type { SuperNPosition } from "../sport/standings/super-n-positions.rules";

/** Both halves of each pair end where the pair does; with no positions, those who had ended play on. */
export async function writePairPositions(
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

/** Of a Super N, in which everybody plays alone. */
export async function writeAthletePositions(
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
