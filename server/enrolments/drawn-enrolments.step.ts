import type { Tournament } from "../../prisma/generated/client/client";
import { timeZoneAt } from "../arenas/arena-clock.loader";
import { setDueDates } from "../billing/enrolment-charge.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { dayToDatabase } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import type { FinalPosition } from "../sport/standings/final-positions.rules";
import type { SuperNPosition } from "../sport/standings/super-n-positions.rules";
import type { SuperNPlan } from "../sport/super-n/plan-super-n.rules";
import { paymentDeadline } from "./registration-terms.rules";

/** Drawn number and tie-break lot are each a place in an order drawn by lot. */
export async function storeLots(
  tx: Transaction,
  categoryId: string,
  { drawn, lots }: SuperNPlan,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE inscricoes_torneios AS i
    SET numero_sorteio = array_position(${[...drawn]}::uuid[], i.aluno_id),
      sorteio_desempate = array_position(${[...lots]}::uuid[], i.aluno_id),
      status = 'participando'
    WHERE i.categoria_id = ${categoryId}::uuid AND i.status IN ('inscrito', 'aguardando_pagamento')`;
}

/** Writes the seeds in the given order; pairs that are not in the list lose their seed. */
export async function writeSeeds(
  tx: Transaction,
  categoryId: string,
  pairIds: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE duplas_torneios SET cabeca_de_chave = array_position(${[...pairIds]}::uuid[], id)
    WHERE categoria_id = ${categoryId}::uuid`;
}

/** Since when pairs play no more; null for those who do. */
export async function writeWithdrawn(
  tx: Transaction,
  pairIds: readonly string[],
  withdrawnAt: Date | null,
): Promise<void> {
  await tx.pair.updateMany({ where: { id: { in: [...pairIds] } }, data: { withdrawnAt } });
}

/** Marks enrolments as part of a draw. */
export async function playDrawn(tx: Transaction, enrolmentIds: readonly string[]): Promise<void> {
  await tx.enrolment.updateMany({ where: { id: { in: [...enrolmentIds] } }, data: { status: "PLAYING" } });
}

/** Undoes the draw of a category: its enrolments return to their status before the draw, with new payment deadlines. */
export async function takeOutOfDraw(
  tx: Transaction,
  ctx: Pick<ActionContext, "now" | "viewer">,
  tournament: Tournament,
  categoryId: string,
): Promise<void> {
  await tx.enrolment.updateMany({
    where: { categoryId, drawNumber: { not: null } },
    data: { drawNumber: null, tieBreakLot: null },
  });
  // Withdrawals belonged to the undone draw: every enrolled pair takes part in the next one.
  await tx.pair.updateMany({
    where: { categoryId, withdrawnAt: { not: null } },
    data: { withdrawnAt: null },
  });
  const playing = { categoryId, status: "PLAYING" as const };
  // Enrolments that had a payment deadline still owe the fee; those entered by the organiser have no deadline.
  const timeZone = await timeZoneAt(tx, tournament.arenaId);
  const dueAt = paymentDeadline(ctx.now, tournament, timeZone);
  const owing = await tx.enrolment.updateManyAndReturn({
    where: { ...playing, dueAt: { not: null } },
    data: { status: "AWAITING_PAYMENT", dueAt },
    select: { id: true },
  });
  const ids = owing.map(({ id }) => id);
  await setDueDates(tx, ctx, ids, dayToDatabase(dayAt(dueAt, timeZone)));
  await tx.enrolment.updateMany({ where: playing, data: { status: "ENROLLED" } });
}

/** Two drawn numbers change hands. */
export async function tradeDrawNumbers(
  tx: Transaction,
  one: { id: string; drawNumber: number | null },
  other: { id: string; drawNumber: number | null },
): Promise<void> {
  const give = (id: string, drawNumber: number | null) =>
    tx.enrolment.update({ where: { id }, data: { drawNumber }, select: { id: true } });
  await give(one.id, null); // a number is given once in a category, also between these statements
  await give(other.id, one.drawNumber);
  await give(one.id, other.drawNumber);
}

/** Clears the draw number and the lot of the athlete who leaves; the substitute takes them over. */
export async function leaveDraw(tx: Transaction, enrolmentId: string): Promise<void> {
  await tx.enrolment.update({
    where: { id: enrolmentId },
    data: { status: "CANCELLED", drawNumber: null, tieBreakLot: null },
  });
}

/** The substitute takes the leaving athlete's place in the pair; does nothing in individual categories. */
export async function replaceInPair(tx: Transaction, leavingId: string, comingId: string): Promise<void> {
  await tx.pair.updateMany({ where: { firstId: leavingId }, data: { firstId: comingId } });
  await tx.pair.updateMany({ where: { secondId: leavingId }, data: { secondId: comingId } });
}

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
