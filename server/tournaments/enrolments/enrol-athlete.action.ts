import type { Prisma } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { inTransaction, type Transaction } from "../../platform/database";
import { RuleViolation } from "../../platform/errors";
import { assertStatus, lockTournament } from "../lock-tournament.action";
import { enrollableIn } from "../tournament.access";
import { goneStatuses, placedStatuses } from "./enrolment-status.rules";
import { tournamentTopic } from "../tournament-topic.rules";

/**
 * Gives an athlete a place in a tournament, as its organiser does.
 * @throws RuleViolation when it has started, is full, or the athlete may not play or plays already.
 */
export const enrolAthlete = (ctx: ActionContext, tournamentId: string, athleteId: string): Promise<void> =>
  inTransaction(ctx.db, (tx) => enrolWithin(tx, ctx, tournamentId, athleteId));

/** The same as part of a larger transaction. */
export async function enrolWithin(
  tx: Transaction,
  ctx: ActionContext,
  tournamentId: string,
  athleteId: string,
): Promise<void> {
  const tournament = await lockTournament(tx, tournamentId);
  assertStatus(tournament, "REGISTRATION_OPEN");
  await assertPlace(tx, tournament);
  await assertMayPlay(tx, tournament, athleteId);
  const category = await tx.tournamentCategory.findFirst({ where: { tournamentId }, select: { id: true } });
  const place = {
    status: "ENROLLED" as const,
    enrolledAt: ctx.now,
    feeInCents: tournament.feeInCents,
    categoryId: category?.id ?? null,
  };
  await writePlace(tx, tournamentId, athleteId, place);
  await ctx.events.emit(tx, tournamentTopic(tournamentId));
}

/** Somebody who had cancelled comes back to the same row. Expects the tournament's row to be locked. */
export async function writePlace(
  tx: Transaction,
  tournamentId: string,
  athleteId: string,
  place: Omit<Prisma.EnrolmentUncheckedCreateInput, "tournamentId" | "athleteId">,
): Promise<string> {
  const former = await tx.enrolment.findFirst({
    where: { tournamentId, athleteId, categoryId: place.categoryId ?? null },
    select: { id: true },
  });
  const { id } = former
    ? await tx.enrolment.update({ where: { id: former.id }, data: place, select: { id: true } })
    : await tx.enrolment.create({ data: { tournamentId, athleteId, ...place }, select: { id: true } });
  return id;
}

async function assertPlace(
  tx: Transaction,
  { id, maxParticipants }: { id: string; maxParticipants: number | null },
): Promise<void> {
  if (maxParticipants === null) return;
  const enrolled = await tx.enrolment.count({
    where: { tournamentId: id, status: { in: [...placedStatuses] } },
  });
  if (enrolled >= maxParticipants)
    throw new RuleViolation(
      "TOURNAMENT_FULL",
      `O torneio está completo: ${enrolled} de ${maxParticipants} vagas ocupadas.`,
    );
}

/** @throws RuleViolation unless the athlete is active, of this arena or welcome from elsewhere, and not in yet. */
export async function assertMayPlay(
  tx: Transaction,
  tournament: { id: string; arenaId: string | null; openToOtherArenas: boolean },
  athleteId: string,
): Promise<void> {
  const athlete = await tx.athlete.findFirst({
    where: { AND: [{ id: athleteId }, enrollableIn(tournament)] },
    select: { id: true },
  });
  if (!athlete)
    throw new RuleViolation(
      "ATHLETE_NOT_ELIGIBLE",
      "Este atleta não pode ser inscrito: cadastre-o na arena primeiro.",
    );
  const enrolled = await tx.enrolment.findFirst({
    where: { tournamentId: tournament.id, athleteId, status: { notIn: [...goneStatuses] } },
    select: { id: true },
  });
  if (enrolled) throw new RuleViolation("ALREADY_ENROLLED", "Este atleta já está inscrito neste torneio.");
}
