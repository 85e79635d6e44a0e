import { randomBytes } from "node:crypto";
import type { Tournament } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { drawableStatuses } from "../enrolments/enrolment-status.rules";
import { assertStatus, lockTournament } from "../lock-tournament.action";
import { super8ParticipantsRange } from "../tournament.rules";
import { touchMatches } from "../touch-matches.action";
import { drawLots } from "./super8-draw.rules";
import { super8Schedule } from "./super8-schedule.rules";

/**
 * Closes the enrolments, draws the lots and writes every match onto the arena's courts. A second click finds the
 * tournament started and is told so.
 * @throws RuleViolation
 */
export function startSuper8(
  ctx: ActionContext,
  tournamentId: string,
  seed = randomBytes(16).toString("hex"),
): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    assertStatus(tournament, "REGISTRATION_OPEN");
    if (tournament.kind !== "SUPER8")
      throw new RuleViolation("NOT_A_SUPER8", "Só um Super 8 pode ser iniciado por sorteio individual.");
    const enrolled = await tx.enrolment.findMany({
      where: { tournamentId, status: { in: [...drawableStatuses] } },
      select: { athleteId: true },
    });
    assertEnough(enrolled.length);
    const athletes = enrolled.map(({ athleteId }) => athleteId);
    const drawn = drawLots(athletes, seed);
    await storeLots(tx, tournamentId, drawn, drawLots(athletes, `${seed}:desempate`));
    await writeMatches(tx, tournament, drawn);
    await tx.tournament.update({
      where: { id: tournamentId },
      data: { status: "IN_PROGRESS", drawSeed: seed, startedAt: ctx.now, registrationOpen: false },
    });
    await touchMatches(ctx, tx, tournamentId, "all");
  });
}

function assertEnough(count: number): void {
  const { min, max } = super8ParticipantsRange;
  if (count < min) {
    const missing = min - count;
    throw new RuleViolation(
      "TOO_FEW_ATHLETES",
      `São necessários pelo menos ${min} atletas: ${missing === 1 ? "falta 1" : `faltam ${missing}`}.`,
    );
  }
  if (count > max)
    throw new RuleViolation(
      "TOO_MANY_ATHLETES",
      `Um Super 8 tem no máximo ${max} atletas: há ${count} inscritos.`,
    );
}

/** Drawn number and tie-break lot are each a place in an order drawn by lot. */
async function storeLots(
  tx: Transaction,
  tournamentId: string,
  drawn: string[],
  lots: string[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE inscricoes_torneios AS i
    SET numero_sorteio = array_position(${drawn}::uuid[], i.aluno_id),
      sorteio_desempate = array_position(${lots}::uuid[], i.aluno_id),
      status = 'participando'
    WHERE i.torneio_id = ${tournamentId}::uuid AND i.status IN ('inscrito', 'aguardando_pagamento')`;
}

async function writeMatches(tx: Transaction, { id, arenaId }: Tournament, drawn: string[]): Promise<void> {
  const courts =
    arenaId === null
      ? []
      : await tx.court.findMany({
          where: { arenaId, active: true, borrowedForId: null },
          orderBy: { number: "asc" },
        });
  const category = await tx.tournamentCategory.findFirst({
    where: { tournamentId: id },
    select: { id: true },
  });
  const scheduled = super8Schedule(drawn).flatMap(({ round, matches }) =>
    matches.map((match, index) => ({ round, order: index + 1, ...match })),
  );
  const created = await tx.match.createManyAndReturn({
    data: scheduled.map(({ round, order, court }) => ({
      tournamentId: id,
      categoryId: category?.id ?? null,
      round,
      order,
      // An arena with fewer courts than matches per round plays them one after the other.
      courtId: courts[(court - 1) % Math.max(courts.length, 1)]?.id ?? null,
    })),
    select: { id: true, round: true, order: true },
  });
  const idAt = new Map(created.map((match) => [`${match.round}.${match.order}`, match.id]));
  await tx.matchPlayer.createMany({
    data: scheduled.flatMap(({ round, order, sides }) =>
      sides.flatMap((pair, side) =>
        pair.map((athleteId, place) => ({
          matchId: idAt.get(`${round}.${order}`) ?? "",
          side: side + 1,
          place: place + 1,
          athleteId,
        })),
      ),
    ),
  });
}
