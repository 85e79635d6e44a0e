import type { Prisma, Tournament } from "../../prisma/generated/client/client";
import { assertRunning, runsNow } from "../arenas/arena.step";
import { assertActive, isActiveNow } from "../federations/federation.step";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";

/** The first of its categories is drawn. */
export async function beginTournament(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.tournament.update({ where: { id }, data: { status: "IN_PROGRESS", startedAt: now } });
}

/** None of its categories is drawn any more. */
export async function reopenRegistration(tx: Transaction, id: string): Promise<void> {
  await tx.tournament.update({ where: { id }, data: { status: "REGISTRATION_OPEN", startedAt: null } });
}

/** All of it has been played; one that is over already stays over since then. */
export async function finishTournament(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.tournament.updateMany({
    where: { id, status: { not: "FINISHED" } },
    data: { status: "FINISHED", finishedAt: now },
  });
}

/** Something of it is to be played after all. */
export async function resumeTournament(tx: Transaction, id: string): Promise<void> {
  await tx.tournament.updateMany({
    where: { id, status: "FINISHED" },
    data: { status: "IN_PROGRESS", finishedAt: null },
  });
}

/** @returns its new revision, one more than before. */
export async function nextRevision(tx: Transaction, id: string): Promise<number> {
  const { revision } = await tx.tournament.update({
    where: { id },
    data: { revision: { increment: 1 } },
    select: { revision: true },
  });
  return revision;
}

/** What domains above keep on it: how athletes enrol, how long matches take. */
export async function changeTournament(
  tx: Transaction,
  id: string,
  data: Pick<
    Prisma.TournamentUncheckedUpdateInput,
    | "matchMinutes"
    | "minRestMinutes"
    | "finalAfterThirdPlace"
    | "minPairs"
    | "maxParticipants"
    | "paymentDays"
    | "fullRefundDays"
    | "lateRefundPercent"
    | "registrationOpen"
    | "registrationStartsOn"
    | "registrationEndsOn"
  >,
): Promise<Tournament> {
  return tx.tournament.update({ where: { id }, data });
}

/** Limits go up to what is needed, and never down. Expects the tournament's row to be locked. */
export async function raiseLimits(
  tx: Transaction,
  { id, maxParticipants }: Pick<Tournament, "id" | "maxParticipants">,
  category: { id: string; maxParticipants: number | null } | null,
  needed: { tournament: number; category: number },
): Promise<void> {
  if (maxParticipants !== null && maxParticipants < needed.tournament)
    await tx.tournament.update({ where: { id }, data: { maxParticipants: needed.tournament } });
  if (category && category.maxParticipants !== null && category.maxParticipants < needed.category)
    await tx.tournamentCategory.update({
      where: { id: category.id },
      data: { maxParticipants: needed.category },
    });
}

/** Whose it is, and who is paid for it: a championship may be held at an arena too. */
type Organised = Pick<Tournament, "arenaId" | "federationId">;

/** @throws RuleViolation where nothing new may come of its arena or its federation. */
export async function assertOrganiserRuns(
  tx: Transaction,
  { arenaId, federationId }: Organised,
): Promise<void> {
  if (federationId !== null) await assertActive(tx, federationId);
  if (arenaId !== null) await assertRunning(tx, arenaId);
}

/** The same for what goes on by itself. */
export const organiserRuns = async (
  tx: Transaction,
  { arenaId, federationId }: Organised,
): Promise<boolean> =>
  (federationId === null || (await isActiveNow(tx, federationId))) &&
  (arenaId === null || (await runsNow(tx, arenaId)));

/**
 * Locks the row first, so that of two people at once the second waits, then sees what the first one did.
 * @throws RuleViolation where the first one has deleted it.
 */
export async function lockTournament(tx: Transaction, id: string): Promise<Tournament> {
  await tx.$queryRaw`SELECT id FROM torneios WHERE id = ${id}::uuid FOR UPDATE`;
  const tournament = await tx.tournament.findUnique({ where: { id } });
  if (!tournament) throw new RuleViolation("TOURNAMENT_GONE", "Este torneio foi excluído.");
  return tournament;
}
