import type { Prisma, Tournament } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";

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
