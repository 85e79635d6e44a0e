import type { Prisma } from "../../../prisma/generated/client/client";
import type { Transaction } from "../../platform/database";

/** A match goes onto a court. @param leaves whether it gives up the place that it was planned for. */
export async function callTo(
  tx: Transaction,
  id: string,
  { courtId, now, leaves }: { courtId: string; now: Date; leaves: boolean },
): Promise<void> {
  await tx.match.update({
    where: { id },
    data: {
      status: "CALLED",
      calledAt: now,
      courtId,
      ...(leaves ? { scheduledUntil: null, pinned: false } : {}),
    },
  });
}

/** A match that was called waits again. @param placeless whether it has no place to go back to. */
export async function sendBack(tx: Transaction, id: string, placeless: boolean): Promise<void> {
  await tx.match.update({
    where: { id },
    data: {
      status: "SCHEDULED",
      calledAt: null,
      ...(placeless ? { courtId: null, scheduledFor: null } : {}),
    },
  });
}

/** Starts a match; one that was started before keeps its first start time. */
export async function begin(
  tx: Transaction,
  { id, startedAt }: { id: string; startedAt: Date | null },
  now: Date,
): Promise<void> {
  await tx.match.update({ where: { id }, data: { status: "IN_PROGRESS", startedAt: startedAt ?? now } });
}

/** Like `begin`, and writes the live score: a new version of the match. */
export async function writeScore(
  tx: Transaction,
  match: { id: string; startedAt: Date | null },
  sets: readonly Omit<Prisma.MatchSetCreateManyInput, "matchId">[],
  now: Date,
): Promise<void> {
  const { id: matchId, startedAt } = match;
  await tx.matchSet.deleteMany({ where: { matchId } });
  await tx.matchSet.createMany({ data: sets.map((row) => ({ matchId, ...row })) });
  await tx.match.update({
    where: { id: matchId },
    data: { status: "IN_PROGRESS", startedAt: startedAt ?? now, version: { increment: 1 } },
  });
}

/** Pins a match: it keeps its court and time when the others are rescheduled. */
export async function pin(tx: Transaction, id: string, pinned: boolean): Promise<void> {
  await tx.match.update({ where: { id }, data: { pinned } });
}
